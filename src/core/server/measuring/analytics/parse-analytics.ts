/** Who counts visits. */
export type AnalyticsSettings =
  | { sink: 'none' }
  /** The site's own counters. */
  | { sink: 'own' }
  | { sink: 'google'; tagId: string }
  /** @property origin of the Plausible service, which knows the host of SITE_URL */
  | { sink: 'plausible'; origin: string };

const PLAUSIBLE = 'https://plausible.io';

/**
 * @param value none, own, google:TAG, plausible or plausible:ORIGIN; empty for none
 * @returns null when it is nothing of these
 */
export function parseAnalytics(value: string): AnalyticsSettings | null {
  const { sink = '', detail } = /^(?<sink>[a-z]*)(?::(?<detail>.+))?$/iu.exec(value)?.groups ?? {};
  switch (sink.toLowerCase()) {
    case 'google':
      return /^[A-Z]{1,4}-[A-Z0-9]{4,20}$/u.test(detail ?? '')
        ? { sink: 'google', tagId: detail! }
        : null;
    case 'plausible': {
      const origin = detail ?? PLAUSIBLE;
      return /^https?:/u.test(origin) && URL.parse(origin)?.origin === origin
        ? { sink: 'plausible', origin }
        : null;
    }
    case 'own':
      return detail === undefined ? { sink: 'own' } : null;
    case 'none':
      return detail === undefined ? { sink: 'none' } : null;
    default:
      return value === '' ? { sink: 'none' } : null;
  }
}
