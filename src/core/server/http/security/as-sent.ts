const FORBIDS_CHANGE = /(?:^|,)\s*no-transform\s*(?:,|$)/iu;

/**
 * A value of `Cache-Control` that also forbids whatever is between here and the visitor to rewrite the answer (RFC 9111
 * section 5.2.2.6). A proxy that hides email addresses or adds a script would have it refused by the page's own policy,
 * and leave gaps where the addresses were.
 * @param caching as it is without; null where nothing is said
 */
export function asSent(caching: string | null): string {
  if (!caching) return 'no-transform';
  return FORBIDS_CHANGE.test(caching) ? caching : `${caching}, no-transform`;
}
