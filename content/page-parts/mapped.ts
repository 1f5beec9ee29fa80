import { recordContentProblem } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readFlag, fieldsOf } from './read-fields.ts';

/** An entry as ours, or the named reason why it is not shown. */
export type Mapped<T> = { ok: true; value: T } | { ok: false; reason: string };

export function mapped<T>(value: T): Mapped<T> {
  return { ok: true, value };
}

export function dropped(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}

/** Hidden entries are hidden everywhere, their own page included (content-model decision 4). */
export function isHidden(entry: ContentfulEntry): boolean {
  return readFlag(fieldsOf(entry), 'visible') === false;
}

/** Maps a list, leaves out what cannot be shown, and records why. */
export function mapEntries<T>(
  entries: readonly ContentfulEntry[],
  map: (entry: ContentfulEntry) => Mapped<T>,
): T[] {
  return entries.flatMap((entry) => {
    const result = map(entry);
    if (result.ok) return [result.value];
    // Hidden is what the editor wanted.
    if (!isHidden(entry)) recordContentProblem({ entryId: entry.sys.id, reason: result.reason });
    return [];
  });
}
