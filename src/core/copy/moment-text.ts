import { withPlainSpaces } from '#content/units/plain-spaces.ts';
import type { Wording } from './wording.ts';

type Language = Pick<Wording, 'language'>;

/**
 * A moment as people read it, with its zone: "23 Nov 2026, 13:04 CET".
 * @param ms milliseconds since 1970
 * @param timeZone name such as Europe/Warsaw, or UTC
 */
export function momentText(wording: Language, ms: number, timeZone: string): string {
  return withPlainSpaces(formatOf(wording, { ...MOMENT, timeZone }).format(ms));
}

/** A day in universal time with its month written out: "23 November 2026". */
export function dayText(wording: Language, ms: number): string {
  return withPlainSpaces(formatOf(wording, DAY).format(ms));
}

/** A moment in universal time with its month written out: "23 November 2026 at 12:04". */
export function longMomentText(wording: Language, ms: number): string {
  return withPlainSpaces(formatOf(wording, LONG_MOMENT).format(ms));
}

/** The name of a day as a sentence has it. @param index 0 is Monday */
export function weekdayText({ language }: Language, index: number): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, 1 + index));
}

const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

const LONG_MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
};

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The language that dates are written in: in English days come before their months, on every page. */
export const dateLanguage = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Making one takes longer than using it a hundred times. */
function formatOf(
  { language }: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${options.dateStyle} ${options.month} ${options.timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLanguage(language), options);
    formats.set(key, format);
  }
  return format;
}
