import type { Wording } from '#copy/wording.ts';

const STEPS: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago (or until) a date is, in the largest unit that fits: "3 weeks ago". Both in UTC. */
export function relativeTime(
  { language }: Pick<Wording, 'language'>,
  isoDate: string,
  nowMs: number,
): string {
  const difference = new Date(isoDate).getTime() - nowMs;
  const [unit, size] = STEPS.find(([, milliseconds]) => Math.abs(difference) >= milliseconds) ?? [
    'minute',
    60_000,
  ];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(Math.trunc(difference / size), unit);
}
