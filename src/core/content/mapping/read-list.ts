import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { MappingContext } from './mapping-context.ts';
import { fieldsOf, readText } from './read-fields.ts';
import type { ReadLines } from './read-lines.ts';

/** A list with a line for each thing; lines that cannot be used are reported and left out. */
export function readList<T>(
  entry: ContentfulEntry,
  name: string,
  parse: (text: string) => ReadLines<T>,
  context: MappingContext,
): T[] {
  const { lines, problems } = parse(readText(fieldsOf(entry), name));
  for (const { line, reason } of problems)
    context.report(
      problemOf(entry, `"${name}" has a line that is left out, “${line.slice(0, 60)}”: ${reason}`),
    );
  return lines;
}
