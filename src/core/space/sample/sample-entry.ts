import { entryLink } from '../contentful-export.ts';
import type { ContentType, EntryLink, FieldsOf } from '../model/content-model.ts';

/** An entry of the sample space before it takes the shape of an export file. */
export type SampleEntry<TypeId extends string = string> = {
  typeId: TypeId;
  id: string;
  fields: Record<string, unknown>;
  /** Tag ids. */
  tags: string[];
  /** ISO 8601; null takes the next minute of the type's own clock. */
  createdAt: string | null;
  published: boolean;
};

type Options = { tags?: string[]; createdAt?: string; published?: boolean };

/** An entry whose fields the compiler checks against its content type. Ids start with `sample-`. */
export function sampleEntry<Type extends ContentType>(
  type: Type,
  name: string,
  fields: FieldsOf<Type>,
  options: Options = {},
): SampleEntry<Type['id']> {
  return {
    typeId: type.id,
    id: `sample-${name}`,
    fields,
    tags: options.tags ?? [],
    createdAt: options.createdAt ?? null,
    published: options.published ?? true,
  };
}

/** Links to entries, in order. */
export function linksTo<TypeId extends string>(
  entries: readonly SampleEntry<TypeId>[],
): EntryLink<TypeId>[] {
  return entries.map((entry) => linkTo(entry));
}

/** A link to an entry. */
export function linkTo<TypeId extends string>(entry: SampleEntry<TypeId>): EntryLink<TypeId> {
  return entryLink(entry.typeId, entry.id);
}
