import type { Wording } from '#copy/wording.ts';

/** The day of a post in universal time: "November 23, 2026". */
export function postDay({ language }: Pick<Wording, 'language'>, isoDate: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(isoDate));
}
