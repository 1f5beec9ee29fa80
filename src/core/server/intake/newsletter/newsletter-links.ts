import { signToken } from '../../signed-token.ts';

/** What a link does; its token is good for that alone. */
export const newsletterPurpose = (act: 'confirm' | 'unsubscribe') => `newsletter-${act}`;

type Site = { siteUrl: string; secret: string };
/** `language` is the code of a locale; '' where none is known. */
type Subscription = { id: string; language: string };

/** The link that confirms one request of one subscription. */
export function confirmLink(
  subscription: Subscription & { requested_at: number },
  site: Site,
): string {
  return linkTo('confirm', `${subscription.id}_${subscription.requested_at}`, subscription, site);
}

/** The link that ends a subscription, good for ever. */
export function unsubscribeLink(subscription: Subscription, site: Site): string {
  return linkTo('unsubscribe', subscription.id, subscription, site);
}

/** The language stands in the query: a link outlives its language, whose own addresses end with it. */
function linkTo(
  act: 'confirm' | 'unsubscribe',
  subject: string,
  { language }: Subscription,
  { siteUrl, secret }: Site,
): string {
  const token = signToken(newsletterPurpose(act), subject, secret);
  const query = new URLSearchParams({ token, ...(language && { language }) });
  return `${siteUrl}/newsletter/${act}?${query}`;
}
