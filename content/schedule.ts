import { problemOf } from './content-problems.ts';
import type { ContentfulEntry } from './contentful/contentful-entry.ts';
import type { MappingContext } from './mapping/mapping-context.ts';
import { fieldsOf, readText } from './mapping/read-fields.ts';
import type { Schedule } from './shows-at.ts';

/** A day, a minute or a second with its zone; the service keeps dates in this form (ISO 8601). */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/u;
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
  const text = readText(fieldsOf(entry), name);
  if (text === '') return null;
  const ms = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(ms)) return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  context.report(problemOf(entry, `"${name}" is no date, so it counts as empty`));
  return null;
}
