import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { relativeTime } from './post-article.tsx';

it('calls the day before today yesterday, in the zone of the date', () =>
  checkEach(
    [
      ['2026-11-25T01:00:00Z', '2026-11-26T02:00:00Z', 'yesterday'],
      ['2026-11-24T23:00:00Z', '2026-11-26T01:00:00Z', '2 days ago'],
      ['2026-11-25T00:00:00+02:00', '2026-11-26T21:59:00Z', 'yesterday'],
      ['2026-11-25T00:00:00+02:00', '2026-11-26T22:01:00Z', '2 days ago'],
      ['2026-11-27T12:00:00-11:00', '2026-11-26T12:00:00Z', 'tomorrow'],
      ['2026-11-26T09:00:00Z', '2026-11-26T12:00:00Z', '3 hours ago'],
      ['2026-11-05T09:00:00Z', '2026-11-26T12:00:00Z', '3 weeks ago'],
    ],
    (date, now, expected) =>
      expect(relativeTime({ language: 'en' }, date, Date.parse(now))).toBe(expected),
  ));
