import { dayText } from '#copy/moment-text.ts';
import type { Wording } from '#copy/wording.ts';

/** The day of a post as its editor wrote it: "23 November 2026". */
export function postDay(wording: Pick<Wording, 'language'>, writtenDate: string): string {
  return dayText(wording, Date.parse(writtenDate.slice(0, 10)));
}
