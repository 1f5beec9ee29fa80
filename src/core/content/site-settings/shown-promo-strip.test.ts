import { expect, it } from 'vitest';
import { showsAt } from '../shows-at.ts';
import { shownPromoStrip } from './shown-promo-strip.ts';

const HOUR_MS = 3_600_000;
const from = Date.UTC(2026, 10, 23, 8);
const until = from + HOUR_MS;
const strip = { id: 'p', text: 'Open day', link: null, color: 'brand' as const };

it.each([
  [from - 24 * HOUR_MS - 1, null],
  [from - 24 * HOUR_MS, { ...strip, startsAtMs: from, untilMs: until }],
  [from - 1, { ...strip, startsAtMs: from, untilMs: until }],
  [from, { ...strip, startsAtMs: null, untilMs: until }],
  [until - 1, { ...strip, startsAtMs: null, untilMs: until }],
  [until, null],
])('a strip is on a page a day ahead, hidden, and gone at its end (%s)', (nowMs, expected) => {
  const reader = { shows: (schedule: Parameters<typeof showsAt>[0]) => showsAt(schedule, nowMs) };
  expect(shownPromoStrip({ ...strip, fromMs: from, untilMs: until }, reader)).toEqual(expected);
  expect(shownPromoStrip(null, reader)).toBeNull();
});
