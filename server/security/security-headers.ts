/** Headers of every answer. HSTS only where the site is reached over TLS, or a local try-out would lock browsers out. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** The policy of answers that are no page: nothing in them may run or load anything. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The service worker may fetch what it keeps, which is ours alone; its policy is that of its own file. */
const SERVICE_WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The policy of an answer that is no page. */
export function filePolicy(path: string): string {
  return path === '/service-worker.js' ? SERVICE_WORKER_POLICY : NO_CONTENT_POLICY;
}

/** Everything that an answer of a few words carries, where no application writes its headers. */
export function plainHeaders(facts: { secure: boolean }): Record<string, string> {
  return { ...securityHeaders(facts), 'Content-Security-Policy': NO_CONTENT_POLICY };
}
