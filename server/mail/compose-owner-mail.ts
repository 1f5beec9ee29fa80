import type { InquiryRow } from '../database/tables.ts';
import { toWireAddress } from '../inquiries/email-address.ts';
import { escapeHtml } from './escape-html.ts';
import { readSpamReasons } from '../spam/spam-reasons.ts';
import type { Mail } from './mail.ts';

type StoredInquiry = Omit<InquiryRow, 'number'> & { number: number };

/**
 * The mail to the owner about one inquiry (content-model decision 13): subject "{formType}: {subject}" or
 * "{formType} submission", with the inquiry's number, so that a mail sent twice is seen to be the same.
 */
export function composeOwnerMail(
  inquiry: StoredInquiry,
  settings: { from: string; to: readonly string[]; siteName: string },
): Mail {
  const { number, subject } = inquiry;
  const title =
    subject === '' ? `${inquiry.form_type} submission` : `${inquiry.form_type}: ${subject}`;
  const doubt = inquiry.spam_verdict === 'suspect' ? '[unsure] ' : '';
  const lines: [string, string][] = [
    ['Name', inquiry.name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Company', inquiry.company],
    ['Subject', subject],
    ['Form', inquiry.form_type],
    ['Page', inquiry.location],
    ['Received', new Date(inquiry.received_at).toISOString()],
  ];
  const shown = lines.filter(([, value]) => value !== '');
  const reasons = inquiry.spam_verdict === 'suspect' ? readSpamReasons(inquiry.spam_reasons) : [];
  const note = reasons.length > 0 ? `Marked as unsure: ${reasons.join('; ')}.` : '';
  const address = toWireAddress(inquiry.email);
  return {
    from: settings.from,
    to: settings.to,
    replyTo: address === null ? null : { name: inquiry.name, address },
    subject: `${doubt}${title} (#${number})`,
    text: [
      `Inquiry #${number} from the ${settings.siteName} site`,
      '',
      ...shown.map(([label, value]) => `${label}: ${value}`),
      '',
      inquiry.message,
      ...(note ? ['', note] : []),
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><body>',
      `<h1 style="font-size:18px">Inquiry #${number} from the ${escapeHtml(settings.siteName)} site</h1>`,
      '<table cellpadding="4">',
      ...shown.map(
        ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeHtml(inquiry.message)}</p>`,
      ...(note ? [`<p><em>${escapeHtml(note)}</em></p>`] : []),
      '</body></html>',
    ].join('\n'),
    headers: { 'X-Inquiry-Number': String(number) },
    tags: { inquiry: String(number) },
  };
}
