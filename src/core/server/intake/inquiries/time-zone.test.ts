import { expect, test } from 'vitest';
import { dayStartMs, hourOfDayMs, isTimeZone, zonedIso } from './time-zone.ts';

test('days begin where the owner is, also where the clock changes', () => {
  expect(dayStartMs('2026-11-23', 'UTC')).toBe(Date.UTC(2026, 10, 23));
  expect(dayStartMs('2026-11-23', 'Europe/Warsaw')).toBe(Date.UTC(2026, 10, 22, 23));
  // The day after the last Sunday of October has begun an hour later than a day of 24 hours.
  expect(dayStartMs('2026-10-25', 'Europe/Warsaw', 1)).toBe(Date.UTC(2026, 9, 25, 23));
  for (const none of ['', '2026-02-30', '2026-13-01', 'tomorrow'])
    expect(dayStartMs(none, 'UTC')).toBeUndefined();
});

// Seen failing: with eight hours added to the begin of the day.
test('8 in the morning is that on the clocks, also on the days on which they are changed', () => {
  const zone = 'Europe/Warsaw';
  expect(hourOfDayMs('2026-11-23', 8, zone)).toBe(Date.UTC(2026, 10, 23, 7));
  expect(hourOfDayMs('2027-03-28', 8, zone)).toBe(Date.UTC(2027, 2, 28, 6));
  expect(hourOfDayMs('2026-10-25', 8, zone)).toBe(Date.UTC(2026, 9, 25, 7));
  expect(hourOfDayMs('2027-03-14', 8, 'America/New_York')).toBe(Date.UTC(2027, 2, 14, 12));
  // Where 2 o'clock is left out, the next hour is meant.
  expect(hourOfDayMs('2027-03-28', 2, zone)).toBe(Date.UTC(2027, 2, 28, 1));
  expect(hourOfDayMs('2027-02-30', 8, zone)).toBeUndefined();
});

test('moments bear the offset of their zone', () => {
  const ms = Date.UTC(2026, 10, 23, 12, 4, 5, 678);
  expect(zonedIso(ms, 'UTC')).toBe('2026-11-23T12:04:05Z');
  expect(zonedIso(ms, 'America/New_York')).toBe('2026-11-23T07:04:05-05:00');
});

test('zones are names', () => {
  expect(['Europe/Warsaw', 'UTC', '+02:00', 'Nowhere', ''].map(isTimeZone)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
