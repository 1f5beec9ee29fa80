import type { ContentReader } from '../content-reader.ts';
import type { PromoStrip } from './site-settings.ts';

/** So long before its first minute a strip is in the page already, hidden, so that an open page shows it in time. */
const AHEAD_MS = 24 * 60 * 60_000;

/** A strip that is on the page; `startsAtMs` where it is still to show, in milliseconds since 1970. */
export type ShownPromoStrip = Omit<PromoStrip, 'fromMs'> & { startsAtMs: number | null };

/** The strip of a page that is built now; null where there is none, its time is over, or it is more than a day away. */
export function shownPromoStrip(
  strip: PromoStrip | null,
  reader: Pick<ContentReader, 'shows'>,
): ShownPromoStrip | null {
  if (strip === null) return null;
  const { fromMs, ...shown } = strip;
  const { untilMs } = strip;
  if (!reader.shows({ fromMs: fromMs === null ? null : fromMs - AHEAD_MS, untilMs })) return null;
  return { ...shown, startsAtMs: reader.shows({ fromMs, untilMs }) ? null : fromMs };
}
