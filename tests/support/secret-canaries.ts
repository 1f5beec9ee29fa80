/** Secrets of a site under test, each of them a word that stands nowhere else. */
export const SECRET_CANARIES = {
  CONTENTFUL_DELIVERY_TOKEN: 'canary-delivery-4b1d6f8a2c',
  CONTENTFUL_PREVIEW_TOKEN: 'canary-preview-9e3a7c5d1b',
  CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-canary-management-0f2e4d',
  WEBHOOK_SECRET: `canary-webhook-${'7'.repeat(49)}`,
  AUTH_SECRET: `canary-auth-secret-${'5'.repeat(20)}`,
  METRICS_TOKEN: 'canary-metrics-6a8c0e2b4d',
} as const;

/** The secrets that a text gives away, written in any of four ways. */
export function leaks(text: string): string[] {
  return Object.entries(SECRET_CANARIES).flatMap(([name, secret]) => {
    const ways = [
      secret,
      Buffer.from(secret).toString('base64').slice(0, -4),
      encodeURIComponent(secret),
      [...secret].toReversed().join(''),
    ];
    return ways.some((way) => text.includes(way)) ? [name] : [];
  });
}
