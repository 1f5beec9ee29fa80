import type { Wording } from '#copy/wording.ts';

const DAY_MS = 86_400_000;
const STEPS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * How long ago (or until) a date is, in the largest unit that fits: "3 weeks ago". "Yesterday" is the day before today in
 * the zone that the date was written in.
 */
export function relativeTime(
  { language }: Pick<Wording, 'language'>,
  writtenDate: string,
  nowMs: number,
): string {
  const difference = Date.parse(writtenDate) - nowMs;
  const [unit, size] = STEPS.find(([, milliseconds]) => Math.abs(difference) >= milliseconds) ?? [
    'minute',
    60_000,
  ];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const count = unit === 'day' ? daysUntil(writtenDate, nowMs) : Math.trunc(difference / size);
  return format.format(count, unit);
}

function daysUntil(writtenDate: string, nowMs: number): number {
  const ahead = Date.parse(`${writtenDate.slice(0, 19)}Z`) - Date.parse(writtenDate);
  return Date.parse(writtenDate.slice(0, 10)) / DAY_MS - Math.floor((nowMs + ahead) / DAY_MS);
}
