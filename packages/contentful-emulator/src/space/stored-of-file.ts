import { idOf, isObject, objectAt, stringAt } from './json-value.ts';
import type { EntityType, JsonObject, SpaceFile, Stored, Tombstone } from './space-types.ts';
import { toStored } from './to-stored.ts';

/** Every entry and asset of a space file, by their keys. */
export function storedOfFile(file: SpaceFile): Map<string, Stored> {
  const all = [
    ...file.entries.map((record) => toStored(record, 'Entry')),
    ...file.assets.map((record) => toStored(record, 'Asset')),
  ];
  return new Map(all.map((stored) => [keyOf(stored.type, stored.id), stored] as const));
}

/** Entries and assets may have the same id. */
export function keyOf(type: EntityType, id: string): string {
  return `${type}/${id}`;
}

/** The id of the space a file was exported from: the one most of its records name. */
export function spaceIdOf(file: SpaceFile): string | undefined {
  const counts = new Map<string, number>();
  for (const record of [...file.entries, ...file.assets, ...file.contentTypes, ...file.locales]) {
    const id = idOf(objectAt(record, 'sys')['space']);
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** A deletion that the file tells of. */
export function toTombstone(record: JsonObject): Tombstone {
  const sys = objectAt(record, 'sys');
  const deletedAt = stringAt(sys, 'deletedAt') ?? '1970-01-01T00:00:00.000Z';
  return {
    type: sys['type'] === 'DeletedAsset' ? 'DeletedAsset' : 'DeletedEntry',
    id: idOf(record) ?? '',
    contentType: isObject(sys['contentType']) ? idOf(sys['contentType']) : undefined,
    hasEnvironment: sys['environment'] !== undefined,
    revision: typeof sys['revision'] === 'number' ? sys['revision'] : 1,
    createdAt: stringAt(sys, 'createdAt') ?? deletedAt,
    updatedAt: stringAt(sys, 'updatedAt') ?? deletedAt,
    deletedAt,
  };
}
