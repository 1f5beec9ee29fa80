import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readFlag, fieldsOf } from './read-fields.ts';

/** An entry as ours, or the named reason why it is not shown. */
export type Mapped<T> = { ok: true; value: T } | { ok: false; reason: string };

/** What a mapping makes of an entry. */
export type MappedBy<To extends (...given: never[]) => Mapped<unknown>> = Extract<
  ReturnType<To>,
  { ok: true }
>['value'];

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
