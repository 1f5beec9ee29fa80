import type { Wording } from '#copy/wording.ts';

/** The day of a post as its editor wrote it: "November 23, 2026". */
export function postDay({ language }: Pick<Wording, 'language'>, writtenDate: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(writtenDate.slice(0, 10)));
}
