/**
 * The part of the security policy that stands in the page itself, and so holds where a proxy drops our
 * headers or the page is opened from a disk. The whole policy is in the header: what it allows depends on
 * the page's bytes, which a part of those bytes cannot know.
 */
export const PAGE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'self'";

/** Tells whoever runs the site, on the console, what is missing (part 2 section 8). */
export function checkSecurity(): void {
  if (!isSecureContext) console.warn('No secure context: serve the site over HTTPS.');
  if (!document.querySelector('meta[http-equiv="Content-Security-Policy"]'))
    console.warn('No Content-Security-Policy meta element.');
}
