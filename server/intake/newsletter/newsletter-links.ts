import { newsletterToken } from './newsletter-token.ts';

const CONFIRM_PATH = '/newsletter/confirm';
const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

type Site = { siteUrl: string; secret: string };

/** The link that confirms one request of one subscription. */
export function confirmLink(
  subscription: { id: string; requested_at: number },
  site: Site,
): string {
  const subject = `${subscription.id}_${subscription.requested_at}`;
  return `${site.siteUrl}${CONFIRM_PATH}?token=${newsletterToken('confirm', subject, site.secret)}`;
}

/** The link that ends a subscription, good for ever. */
export function unsubscribeLink(id: string, site: Site): string {
  return `${site.siteUrl}${UNSUBSCRIBE_PATH}?token=${newsletterToken('unsubscribe', id, site.secret)}`;
}
