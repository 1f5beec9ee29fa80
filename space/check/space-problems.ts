import type { ContentfulExport, ExportContentType, ExportEntry } from '../contentful-export.ts';
import { fieldProblems } from './field-problems.ts';
import type { Problem } from './problem.ts';
import { indexSpace } from './space-index.ts';
import type { SpaceIndex } from './space-index.ts';

/** Everything in the entries of a space that its own content types do not allow. */
export function spaceProblems(space: ContentfulExport): Problem[] {
  const index = indexSpace(space);
  return [
    ...space.entries.flatMap((entry) => entryProblems(entry, index)),
    ...duplicates(space, index),
  ];
}

function entryProblems(entry: ExportEntry, index: SpaceIndex): Problem[] {
  const problem = (field: string, message: string) => ({ entry: entry.sys.id, field, message });
  const typeId = entry.sys.contentType.sys.id;
  const type = index.contentTypes.get(typeId);
  if (type === undefined) return [problem('', `has the unknown content type ${typeId}`)];
  const known = new Set(type.fields.map((field) => field.id));
  return [
    ...Object.keys(entry.fields)
      .filter((id) => !known.has(id))
      .map((id) => problem(id, 'is not in the model')),
    ...entry.metadata.tags
      .filter((tag) => !index.tags.has(tag.sys.id))
      .map((tag) => problem('', `has the unknown tag ${tag.sys.id}`)),
    ...valueProblems(entry, type, index).map(([id, message]) => problem(id, message)),
  ];
}

function valueProblems(
  entry: ExportEntry,
  type: ExportContentType,
  index: SpaceIndex,
): [string, string][] {
  return type.fields.flatMap((field): [string, string][] => {
    const value = entry.fields[field.id]?.[index.locale];
    if (value === undefined) return field.required ? [[field.id, 'is missing']] : [];
    return fieldProblems(value, field, index).map((message) => [field.id, message]);
  });
}

function duplicates(space: ContentfulExport, index: SpaceIndex): Problem[] {
  const seen = new Set<string>();
  return space.entries.flatMap((entry) => {
    const typeId = entry.sys.contentType.sys.id;
    const unique = (index.contentTypes.get(typeId)?.fields ?? []).filter((field) =>
      field.validations.some((rule) => 'unique' in rule),
    );
    return unique.flatMap((field) => {
      const key = JSON.stringify([typeId, field.id, entry.fields[field.id]?.[index.locale]]);
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{ entry: entry.sys.id, field: field.id, message: 'is used by another entry' }];
    });
  });
}
