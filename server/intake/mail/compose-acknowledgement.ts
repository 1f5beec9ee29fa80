import { toWireAddress } from '../inquiries/email-address.ts';
import { DeliveryError } from './delivery-error.ts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

/**
 * The optional answer to the visitor that the message has arrived. It repeats nothing the visitor wrote: otherwise
 * anyone could have our server carry their words to a stranger.
 * @throws DeliveryError for an address that mail servers do not take
 */
export function composeAcknowledgement(
  inquiry: { number: number; email: string },
  settings: { from: string; to: readonly string[]; siteName: string },
): Mail {
  const address = toWireAddress(inquiry.email);
  if (address === null)
    throw new DeliveryError('refused', 'The address cannot be used by mail servers');
  const words = `Thank you for your message. We'll get back to you soon. Your inquiry has the number ${inquiry.number}.`;
  const because = `You receive this because this address was entered in a form on the ${settings.siteName} site. If that was not you, there is nothing to do.`;
  const owner = settings.to[0];
  return {
    from: settings.from,
    to: [address],
    replyTo: owner === undefined ? null : { name: settings.siteName, address: owner },
    subject: `We have received your message (#${inquiry.number})`,
    text: `${words}\n\n${because}\n`,
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(words)}</p><p>${escapeHtml(because)}</p></body></html>`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Inquiry-Number': String(inquiry.number) },
    tags: { inquiry: String(inquiry.number) },
  };
}
