import { telephoneAddress } from '#content/contact/telephone-address.ts';
import { momentWords } from '#copy/moment-words.ts';
import { spamReasonWords } from '#copy/spam-words.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import { cleanLine } from '../inquiries/clean-text.ts';
import { toWireAddress } from '../inquiries/email-address.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';
import { pageName } from './page-name.ts';

type StoredInquiry = Omit<InquiryRow, 'number'> & { number: number };

export type OwnerMailSettings = {
  from: string;
  to: readonly string[];
  siteName: string;
  siteUrl: string;
  /** TIME_ZONE; null: universal time, named as such. */
  timeZone: string | null;
};

/** Most characters of what the site adds to a subject, each: the stated beginning is never cut for them. */
const ADDED_MAX = 60;

/**
 * The mail to the owner about one inquiry (content-model decision 13): subject "{formType}: {subject}" or
 * "{formType} submission", then who wrote and from where, then the inquiry's number, so that a mail sent twice is seen to
 * be the same.
 */
export function composeOwnerMail(inquiry: StoredInquiry, settings: OwnerMailSettings): Mail {
  const { number, subject } = inquiry;
  const reasons =
    inquiry.spam_verdict === 'suspect' ? (JSON.parse(inquiry.spam_reasons) as string[]) : [];
  const note =
    reasons.length > 0 ? `Marked as unsure: ${reasons.map(spamReasonWords).join('; ')}.` : '';
  const address = toWireAddress(inquiry.email);
  const telephone = telephoneAddress(inquiry.phone);
  const link = `${settings.siteUrl}/admin/inquiries/${number}`;
  const lines: [label: string, value: string, href?: string | null][] = [
    ['Name', inquiry.name],
    ['Email', inquiry.email, address && `mailto:${encodeURI(address)}`],
    ['Phone', inquiry.phone, telephone],
    ['Company', inquiry.company],
    ['Subject', subject],
    ['Form', inquiry.form_type],
    ['Page', inquiry.location],
    ['Received', momentWords(inquiry.received_at, settings.timeZone ?? 'UTC')],
  ];
  const shown = lines.filter(([, value]) => value !== '');
  return {
    from: settings.from,
    to: settings.to,
    replyTo: address === null ? null : { name: inquiry.name, address },
    subject: toSubject(inquiry),
    text: [
      `Inquiry #${number} from the ${settings.siteName} site`,
      '',
      ...shown.map(([label, value]) => `${label}: ${value}`),
      '',
      inquiry.message,
      ...(note ? ['', note] : []),
      '',
      `Open it in the inbox: ${link}`,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><body>',
      `<h1 style="font-size:18px">Inquiry #${number} from the ${escapeHtml(settings.siteName)} site</h1>`,
      '<table cellpadding="4">',
      ...shown.map(
        ([label, value, href]) =>
          `<tr><th align="left">${label}</th><td>${linked(value, href)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeHtml(inquiry.message)}</p>`,
      ...(note ? [`<p><em>${escapeHtml(note)}</em></p>`] : []),
      `<p><a href="${escapeHtml(link)}">Open it in the inbox</a></p>`,
      '</body></html>',
    ].join('\n'),
    headers: { 'X-Inquiry-Number': String(number) },
    tags: { inquiry: String(number) },
  };
}

/** One line, whatever is stored: an inquiry that came in another way than through the form must not add head lines. */
function toSubject(inquiry: StoredInquiry): string {
  const { form_type: form, subject, name, company, location } = inquiry;
  const stated = subject === '' ? `${form} submission` : `${form}: ${subject}`;
  const who = [name, company].map(shortened).filter(Boolean).join(', ');
  const page = shortened(pageName(location));
  return [
    ...(inquiry.spam_verdict === 'suspect' ? ['[unsure]'] : []),
    cleanLine(stated),
    ...(who ? [`– ${who}`] : []),
    ...(page ? [`(${page})`] : []),
    `(#${inquiry.number})`,
  ].join(' ');
}

function shortened(text: string): string {
  const characters = [...cleanLine(text)];
  return characters.length > ADDED_MAX
    ? `${characters
        .slice(0, ADDED_MAX - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

function linked(value: string, href: string | null | undefined): string {
  return href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value);
}
