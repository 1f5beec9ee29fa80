import { toWireAddress, DeliveryError, escapeHtml, type Mail } from '#server/intake/intake.ts';

/**
 * The mail with the link that sets a new password. Nothing in it comes from whoever asked for it.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeResetMail(
  reset: { email: string; link: string; minutes: number },
  siteName: string,
): Omit<Mail, 'from'> {
  const address = toWireAddress(reset.email);
  if (address === null)
    throw new DeliveryError('refused', 'The address cannot be used by mail servers');
  const words = [
    `Someone asked for a new password for your account on ${siteName}. To set one, open this link within ${reset.minutes} minutes:`,
    'If that was not you, there is nothing to do: without this link nothing changes. The link works once.',
  ];
  const [ask, otherwise] = words.map(escapeHtml);
  const link = escapeHtml(reset.link);
  return {
    to: [address],
    replyTo: null,
    subject: `Set a new password for ${siteName}`,
    text: `${words[0]}\n\n${reset.link}\n\n${words[1]}\n`,
    html: `<!doctype html><html lang="en"><body><p>${ask}</p><p><a href="${link}">${link}</a></p><p>${otherwise}</p></body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    tags: {},
  };
}
