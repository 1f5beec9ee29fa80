/**
 * Headers of every answer. HSTS only where the site is reached over TLS, or a local try-out would lock browsers out; without
 * TLS browsers ignore the opener policy, and complain of it on each page.
 */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(secure && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
  };
}

/** Pictures that mails show (#server/intake/mail/mail-body.ts). */
const MAIL_PICTURES = new Set(['/icons/icon-192.png', '/icons/mail-logo.png']);

/** Who may show a file: only our own pages, save pictures of mails, since a mail program is another origin. */
export function resourcePolicy(path: string): 'same-origin' | 'cross-origin' {
  return MAIL_PICTURES.has(path) ? 'cross-origin' : 'same-origin';
}

/** What stands in no fallback of `default-src` and is closed everywhere. */
const CLOSED =
  "form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'";

/** The policy of answers that are no page: nothing in them may run or load anything. */
const NO_CONTENT_POLICY = `default-src 'none'; ${CLOSED}`;

/**
 * The policy of somebody else's file: opened by itself it has no origin either; in a page's picture its own styles hold all
 * the same. A video opened by itself is a document that loads
 * itself, which takes its origin; scripts it has none.
 */
export function foreignFilePolicy(contentType: string): string {
  return /^(?:video|audio)\//u.test(contentType)
    ? `default-src 'none'; media-src 'self'; ${CLOSED}; sandbox allow-same-origin`
    : `${NO_CONTENT_POLICY}; sandbox`;
}

/** The service worker may fetch what it keeps, which is ours alone; its policy is that of its own file. */
const SERVICE_WORKER_POLICY = `default-src 'none'; connect-src 'self'; script-src 'self'; ${CLOSED}`;

/** The policy of an answer that is no page. */
export function filePolicy(path: string): string {
  return path === '/service-worker.js' ? SERVICE_WORKER_POLICY : NO_CONTENT_POLICY;
}

/** Everything that an answer of a few words carries, where no application writes its headers. */
export function plainHeaders(facts: { secure: boolean }): Record<string, string> {
  return { ...securityHeaders(facts), 'Content-Security-Policy': NO_CONTENT_POLICY };
}
