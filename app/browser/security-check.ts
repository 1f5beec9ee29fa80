/**
 * The part of the security policy that stands in the page itself, and so holds where a proxy drops our
 * headers or the page is opened from a disk. The whole policy is in the header: what it allows depends on
 * the page's bytes, which a part of those bytes cannot know.
 */
export const PAGE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'self'";

/** What is missing, in words for whoever runs the site; empty when all is well (part 2 section 8). */
function findSecurityGaps(): string[] {
  const gaps: string[] = [];
  if (!isSecureContext)
    gaps.push('This page is not in a secure context: serve the site over HTTPS.');
  if (!document.querySelector('meta[http-equiv="Content-Security-Policy"]'))
    gaps.push('This page has no Content-Security-Policy meta element.');
  return gaps;
}

/** Warns on the console of each gap; says nothing when there is none. */
export function checkSecurity(): void {
  for (const gap of findSecurityGaps()) console.warn(gap);
}
