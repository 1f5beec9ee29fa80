import type { Selectable } from 'kysely';
import { aboutLine } from '#copy/about-line.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { mailWords } from '#copy/en/mail-words.ts';
import { momentText } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { cleanLine } from '#content/contact/clean-text.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import type { OwnerMailSettings } from './compose-owner-mail.ts';
import { recipient } from './mail-addresses.ts';
import { composeMailBody } from './mail-body.ts';
import type { Mail } from './mail.ts';

type Site = OwnerMailSettings;
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
  return workMail(inquiry, [recipient(to)], site, {
    subject: fill(words.subject, { number, who: whoOf(inquiry) }),
    title: fill(words.title, { number }),
    first: fill(words.given, { by: cleanLine(by), number }),
  });
}

/**
 * The mail that reminds of an inquiry on the day that somebody chose.
 * @param to null where nobody is left to be reminded: it goes to the owner, and says why
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeFollowUpMail(
  inquiry: Inquiry,
  { to, dueAtMs }: { to: string | null; dueAtMs: number },
  site: Site,
): Mail {
  const { number } = inquiry;
  const words = site.wording.of(mailWords).followUp;
  const when = momentText(site.wording, dueAtMs, site.timeZone ?? 'UTC');
  const due = fill(words.due, { number, when });
  return workMail(inquiry, to === null ? site.to : [recipient(to)], site, {
    subject: fill(words.subject, { number, who: whoOf(inquiry) }),
    title: fill(words.title, { number }),
    first: to === null ? `${due} ${words.unattended}` : due,
  });
}

const whoOf = ({ name, company }: Inquiry) =>
  [name, company].map(cleanLine).filter(Boolean).join(', ');

/** Who and about what; the words of the inquiry themselves wait in the inbox. */
function workMail(
  inquiry: Inquiry,
  to: readonly string[],
  site: Site,
  { subject, title, first }: { subject: string; title: string; first: string },
): Mail {
  const { open, facts } = site.wording.of(mailWords).inquiry;
  const { labels } = site.wording.of(inquiryWords);
  const body = composeMailBody(site, {
    title,
    blocks: [
      { kind: 'paragraph', text: first },
      {
        kind: 'facts',
        facts: [
          { name: labels.name, value: whoOf(inquiry) },
          { name: facts.about, value: aboutLine(site.wording, inquiry.about, inquiry.about_title) },
          { name: labels.subject, value: cleanLine(inquiry.subject) },
        ],
      },
      { kind: 'button', text: open, href: `${site.siteUrl}/admin/inquiries/${inquiry.number}` },
    ],
  });
  return {
    from: site.from,
    to,
    replyTo: null,
    subject,
    ...body,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Inquiry-Number': String(inquiry.number) },
    tags: { inquiry: String(inquiry.number) },
  };
}
