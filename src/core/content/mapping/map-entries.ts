import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { reportLetters } from '../documents/report-letters.ts';
import { withTranslation } from '../locales/translation.ts';
import { isHidden, mapped, type Mapped } from './mapped.ts';
import type { MappingContext } from './mapping-context.ts';

/** Maps an entry and reports why it cannot be shown, where it cannot, and what of it cannot be printed. */
export function mapEntry<T>(
  entry: ContentfulEntry,
  context: MappingContext,
  map: (entry: ContentfulEntry, context: MappingContext) => Mapped<T>,
): Mapped<T> {
  const result = map(entry, context);
  // Hidden on purpose, which is no problem to report.
  if (!result.ok && !isHidden(entry)) {
    context.report(problemOf(entry, `${result.reason}, so it is left out`));
  }
  if (!result.ok) return result;
  return mapped(mapWhole(entry, context, () => result.value));
}

/** Maps an entry that always shows, and reports what of it cannot be printed. */
export function mapWhole<T>(
  entry: ContentfulEntry,
  context: MappingContext,
  map: (entry: ContentfulEntry, context: MappingContext) => T,
): T {
  const value = map(entry, context);
  reportLetters(entry, context);
  return withTranslation(value, entry);
}

/** Maps a list, leaves out what cannot be shown, and reports why. */
export function mapEntries<T>(
  entries: readonly ContentfulEntry[],
  context: MappingContext,
  map: (entry: ContentfulEntry, context: MappingContext) => Mapped<T>,
): T[] {
  return entries.flatMap((entry) => {
    const result = mapEntry(entry, context, map);
    return result.ok ? [result.value] : [];
  });
}
