import { problemOf } from './content-problems.ts';
import type { ContentfulEntry } from './contentful/contentful-entry.ts';
import type { MappingContext } from './mapping/mapping-context.ts';
import { readDate } from './mapping/written-date.ts';
import type { Schedule } from './shows-at.ts';

const MINUTE_MS = 60_000;

/**
 * When an entry shows: `firstMinute` and `lastMinute`, each minute included. A date that cannot be read counts as
 * empty and is reported.
 */
export function readSchedule(entry: ContentfulEntry, context: MappingContext): Schedule {
  const fromMs = readMinute(entry, 'firstMinute', context);
  const lastMs = readMinute(entry, 'lastMinute', context);
  const untilMs = lastMs === null ? null : lastMs + MINUTE_MS;
  if (fromMs !== null && untilMs !== null && untilMs <= fromMs)
    context.report(problemOf(entry, '"lastMinute" is before "firstMinute", so it never shows'));
  return { fromMs, untilMs };
}

/**
 * Whether an entry with `firstMinute` and `lastMinute` shows on the page that is being built. The page is built anew at
 * the next minute at which that changes.
 */
export function isInSchedule(entry: ContentfulEntry, context: MappingContext): boolean {
  return context.shows(readSchedule(entry, context));
}

function readMinute(entry: ContentfulEntry, name: string, context: MappingContext): number | null {
  const date = readDate(entry, name, context);
  return date === null ? null : Math.floor(Date.parse(date) / MINUTE_MS) * MINUTE_MS;
}
