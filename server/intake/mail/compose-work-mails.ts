import type { Selectable } from 'kysely';
import { aboutLine } from '#copy/about-line.ts';
import { mailWords } from '#copy/en/mail-words.ts';
import { momentText } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { cleanLine } from '../inquiries/clean-text.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import { toWireAddress } from '../inquiries/email-address.ts';
import { DeliveryError } from './delivery-error.ts';
import { composeMailBody, type MailSite } from './mail-body.ts';
import type { Mail } from './mail.ts';

type Site = MailSite & { from: string; timeZone: string | null };
type Inquiry = Pick<
  Selectable<InquiryRow>,
  'number' | 'name' | 'company' | 'about' | 'about_title' | 'subject'
>;

/**
 * The mail to whom somebody else has given an inquiry to look after.
 * @param by who did, as the people of the site know them
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeAssignmentMail(
  inquiry: Inquiry,
  { to, by }: { to: string; by: string },
  site: Site,
): Mail {
  const { number } = inquiry;
  const words = site.wording.of(mailWords).assignment;
  return workMail(inquiry, to, site, {
    subject: fill(words.subject, { number, who: whoOf(inquiry) }),
    title: fill(words.title, { number }),
    first: fill(words.given, { by: cleanLine(by), number }),
  });
}

/**
 * The mail that reminds of an inquiry on the day that somebody chose.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeFollowUpMail(
  inquiry: Inquiry,
  { to, dueAtMs }: { to: string; dueAtMs: number },
  site: Site,
): Mail {
  const { number } = inquiry;
  const words = site.wording.of(mailWords).followUp;
  return workMail(inquiry, to, site, {
    subject: fill(words.subject, { number, who: whoOf(inquiry) }),
    title: fill(words.title, { number }),
    first: fill(words.due, {
      number,
      when: momentText(site.wording, dueAtMs, site.timeZone ?? 'UTC'),
    }),
  });
}

const whoOf = ({ name, company }: Inquiry) =>
  [name, company].map(cleanLine).filter(Boolean).join(', ');

/** Who and about what; the words of the inquiry themselves wait in the inbox. */
function workMail(
  inquiry: Inquiry,
  to: string,
  site: Site,
  { subject, title, first }: { subject: string; title: string; first: string },
): Mail {
  const address = toWireAddress(to);
  if (address === null)
    throw new DeliveryError('refused', 'The address cannot be used by mail servers');
  const { open, facts } = site.wording.of(mailWords).inquiry;
  const body = composeMailBody(site, {
    title,
    blocks: [
      { kind: 'paragraph', text: first },
      {
        kind: 'facts',
        facts: [
          { name: facts.name, value: whoOf(inquiry) },
          { name: facts.about, value: aboutLine(site.wording, inquiry.about, inquiry.about_title) },
          { name: facts.subject, value: cleanLine(inquiry.subject) },
        ],
      },
      { kind: 'button', text: open, href: `${site.siteUrl}/admin/inquiries/${inquiry.number}` },
    ],
  });
  return {
    from: site.from,
    to: [address],
    replyTo: null,
    subject,
    ...body,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Inquiry-Number': String(inquiry.number) },
    tags: { inquiry: String(inquiry.number) },
  };
}
