import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from './mapping-context.ts';
import { fieldsOf, toText } from './read-fields.ts';

/** How the service keeps a date (ISO 8601): a day, with or without a time, with or without a zone. */
const WRITTEN =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<minute>(?:[01]\d|2[0-3]):[0-5]\d)(?<second>:[0-5]\d)?(?:\.\d+)?(?<zone>Z|(?<ahead>[+-]\d{2}):?(?<by>\d{2})?)?)?$/iu;

/**
 * A date of content as its editor wrote it, ISO 8601 to the second with its zone: "2017-05-16T00:00:00+02:00". Its first ten
 * characters are the day that is shown, whatever zone this computer or a visitor is in; as a whole it is a moment. Without
 * a time it is midnight, without a zone universal time. Null for what is no date, such as the 30th of February.
 */
export function toWrittenDate(value: unknown): string | null {
  const parts = WRITTEN.exec(toText(value, 40))?.groups;
  if (!parts) return null;
  const { day, minute = '00:00', second = ':00', zone = 'Z', ahead, by = '00' } = parts;
  const offset = ahead === undefined ? zone.toUpperCase() : `${ahead}:${by}`;
  const written = `${day}T${minute}${second}${offset}`;
  return isDay(day!) && !Number.isNaN(Date.parse(written)) ? written : null;
}

/** The date in a field of an entry; null when there is none, and when it is no date, which is reported. */
export function readDate(
  entry: ContentfulEntry,
  name: string,
  context: Pick<MappingContext, 'report'>,
): string | null {
  const value = fieldsOf(entry)[name] ?? '';
  const date = toWrittenDate(value);
  if (date === null && value !== '')
    context.report(problemOf(entry, `"${name}" is no date, so it counts as empty`));
  return date;
}

/** A moment that the service stamped, ISO 8601 in universal time; null when there is none. Such texts sort by time. */
export function toMoment(value: unknown): string | null {
  const ms = Date.parse(toText(value, 40));
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** No day has the year 0, and where a month ends before a day the next one would be read. */
function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !day.startsWith('0000') && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}
