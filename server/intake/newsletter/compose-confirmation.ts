import { toWireAddress } from '../inquiries/email-address.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmLink, unsubscribeLink } from './newsletter-links.ts';

/** The mail that asks whether the address really wants the newsletter. @throws DeliveryError for an unusable address */
export function composeConfirmation(
  subscription: { id: string; email: string; requested_at: number },
  settings: { from: string; siteUrl: string; siteName: string; secret: string },
): Mail {
  const address = toWireAddress(subscription.email);
  if (address === null)
    throw new DeliveryError('refused', 'The address cannot be used by mail servers');
  const confirm = confirmLink(subscription, settings);
  const leave = unsubscribeLink(subscription.id, settings);
  const ask = `Please confirm that you would like to receive the newsletter of ${settings.siteName}:`;
  const otherwise =
    'If you did not ask for it, there is nothing to do: without your confirmation nothing is sent.';
  return {
    from: settings.from,
    to: [address],
    replyTo: null,
    subject: `Please confirm your subscription to ${settings.siteName}`,
    text: `${ask}\n\n${confirm}\n\n${otherwise}\n\nUnsubscribe: ${leave}\n`,
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(ask)}</p><p><a href="${escapeHtml(confirm)}">Confirm my subscription</a></p><p>${escapeHtml(otherwise)}</p><p><a href="${escapeHtml(leave)}">Unsubscribe</a></p></body></html>`,
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    tags: { kind: 'newsletter-confirmation' },
  };
}
