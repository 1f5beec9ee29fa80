import {
  cleanLine,
  toWireAddress,
  DeliveryError,
  escapeHtml,
  type Mail,
} from '#server/intake/intake.ts';
import type { InvitationMail } from './invite-person.ts';

const until = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'UTC',
});

/**
 * The mail that invites someone to the owner's screens: link, code, and how long they are good.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeInvitationMail(
  { email, from, link, code, expiresAtMs }: InvitationMail,
  site: { siteName: string; siteUrl: string },
): Omit<Mail, 'from'> {
  const address = toWireAddress(email);
  if (address === null)
    throw new DeliveryError('refused', 'The address cannot be used by mail servers');
  const who = cleanLine(from.name === from.email ? from.email : `${from.name} (${from.email})`);
  const invites = `${who} invites you to the admin area of ${site.siteName}. To make your account, open this link:`;
  const byHand = `Or open ${site.siteUrl}/admin/sign-up and enter this code:`;
  const rules = `Link and code are good once, for this email address only, until ${until.format(expiresAtMs)} UTC.`;
  const otherwise = 'If you did not expect this, there is nothing to do.';
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to: [address],
    replyTo: null,
    subject: `Your invitation to ${site.siteName}`,
    text: `${invites}\n\n${link}\n\n${byHand}\n\n${code}\n\n${rules}\n\n${otherwise}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      paragraph(invites),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      paragraph(byHand),
      `<p><code>${escapeHtml(code)}</code></p>`,
      paragraph(rules),
      paragraph(otherwise),
      '</body></html>',
    ].join(''),
    headers: { 'Auto-Submitted': 'auto-generated' },
    tags: {},
  };
}
