import type { Selectable } from 'kysely';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { mailWords } from '#copy/en/mail-words.ts';
import { count, fill } from '#copy/wording.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import { visitorsProjectText } from '../inquiries/project-text.ts';
import { recipient } from './mail-addresses.ts';
import { composeMailBody, type MailSite } from './mail-body.ts';
import type { Mail } from './mail.ts';

type Acknowledged = Pick<
  Selectable<InquiryRow>,
  'number' | 'email' | 'about_title' | 'subject' | 'message' | 'project'
>;

/**
 * The optional answer to the visitor that the message has arrived, with what they wrote. Anyone can enter a stranger's
 * address: web and email addresses are left out of the copy, so that our server carries nobody's links, and the mail is
 * sent for inquiries without any doubt only (`record-inquiry.ts`).
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeAcknowledgement(
  inquiry: Acknowledged,
  settings: MailSite & {
    from: string;
    to: readonly string[];
    /** Working days within which the visitor hears back; 0 promises no time. */
    responseDays: number;
  },
): Mail {
  const { responseDays, siteName, wording } = settings;
  const { acknowledgement: words, inquiry: ofInquiry } = wording.of(mailWords);
  const copied = (text: string) => leaveOutAddresses(text, words.addressLeftOut);
  const project = visitorsProjectText(wording, inquiry.project);
  const written = [inquiry.about_title, inquiry.subject, inquiry.message, project];
  const isWhole = written.every((text) => copied(text) === text);
  const body = composeMailBody(settings, {
    title: words.title,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          words.thanks,
          responseDays === 0 ? words.soon : count(wording, words.when, responseDays),
          fill(words.number, { number: inquiry.number }),
        ].join(' '),
      },
      { kind: 'paragraph', text: words.copy },
      {
        kind: 'facts',
        facts: [
          { name: ofInquiry.facts.about, value: copied(inquiry.about_title) },
          { name: wording.of(inquiryWords).labels.subject, value: copied(inquiry.subject) },
        ],
      },
      { kind: 'quote', text: copied(inquiry.message) },
      ...(project === ''
        ? []
        : [
            { kind: 'paragraph' as const, text: words.project },
            { kind: 'quote' as const, text: copied(project) },
          ]),
      ...(isWhole ? [] : [{ kind: 'quiet' as const, text: words.leftOut }]),
      { kind: 'quiet', text: fill(words.because, { siteName }) },
    ],
  });
  const owner = settings.to[0];
  return {
    from: settings.from,
    to: [recipient(inquiry.email)],
    replyTo: owner === undefined ? null : { name: siteName, address: owner },
    subject: fill(words.subject, { number: inquiry.number }),
    ...body,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Inquiry-Number': String(inquiry.number) },
    tags: { inquiry: String(inquiry.number) },
  };
}

/** What stands between spaces, brackets and parentheses. */
const WORD = /[^\s<>()]+/gu;

/** What mail programs make a link of: a scheme, an email address, or two letters or more after a dot, as in a host. */
const LINKED = /:\/\/|^mailto:|[^@]@[^@]|[\p{L}\p{N}]\.\p{L}{2}/iu;

/**
 * Takes every web and email address out of a text, so that a mail which repeats it cannot carry anybody's links to a
 * stranger.
 * @param instead stands in place of each
 */
export function leaveOutAddresses(text: string, instead: string): string {
  return text.replace(WORD, (word) => (LINKED.test(word) ? instead : word));
}
