import { idOf, isObject, objectAt, stringAt } from './json-value.ts';
import type { SpaceFile } from './check-space-file.ts';
import { Revisions } from './revisions.ts';
import type {
  Change,
  ContentType,
  Entity,
  EntityType,
  Json,
  JsonObject,
  Locale,
  Stored,
  Tombstone,
} from './space-types.ts';
import { toContentType, toLocales, toStored } from './to-stored.ts';
import { View } from './view.ts';

/** One loaded space: what it holds, and the acts that change it. */
export class SpaceStore {
  readonly spaceId: string;
  readonly environment: string;
  name = '';
  contentTypes = new Map<string, ContentType>();
  locales: Locale[] = [];
  tags: JsonObject[] = [];
  editorInterfaces: JsonObject[] = [];
  concepts: JsonObject[] = [];
  conceptSchemes: JsonObject[] = [];
  /** What sync answers from: each publication and deletion in order. */
  readonly revisions = new Revisions();
  #stored = new Map<string, Stored>();
  #delivery: View | undefined;
  #preview: View | undefined;
  #listeners = new Set<(change: Change) => void>();

  constructor(file: SpaceFile, spaceId: string, environment: string) {
    this.spaceId = spaceId;
    this.environment = environment;
    this.#takeDefinitions(file);
    for (const stored of storedOf(file)) this.#stored.set(keyOf(stored.type, stored.id), stored);
    this.revisions.begin(file.deletions.map(toTombstone));
  }

  get defaultLocale(): string {
    return (this.locales.find((locale) => locale.default) ?? this.locales[0])?.code ?? 'en-US';
  }

  /** What the delivery service shows. */
  get delivery(): View {
    this.#delivery ??= new View(
      [...this.#stored.values()].flatMap((stored) => stored.published ?? []),
      this.contentTypes,
    );
    return this.#delivery;
  }

  /** What the preview service shows: the latest saved state, drafts included, archived left out. */
  get preview(): View {
    this.#preview ??= new View(
      [...this.#stored.values()].flatMap((stored) => (stored.archived ? [] : stored.draft)),
      this.contentTypes,
    );
    return this.#preview;
  }

  /** Everything stored, drafts and archived included. */
  all(): Stored[] {
    return [...this.#stored.values()];
  }

  find(id: string, type?: EntityType): Stored | undefined {
    if (type) return this.#stored.get(keyOf(type, id));
    return this.#stored.get(keyOf('Entry', id)) ?? this.#stored.get(keyOf('Asset', id));
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Makes the saved state the delivered one. */
  publish(id: string, type?: EntityType): Stored {
    const stored = this.#require(id, type);
    const at = this.#now(stored);
    const version = stored.version + 1;
    const draft: Entity = {
      ...stored.draft,
      updatedAt: at,
      revision: stored.draft.revision + 1,
      publishedVersion: stored.version,
      publishedAt: at,
      firstPublishedAt: stored.draft.firstPublishedAt ?? at,
    };
    const published: Entity = { ...draft, createdAt: draft.firstPublishedAt ?? at };
    return this.#keep({ ...stored, draft, published, archived: false, version }, 'publish', at);
  }

  /** Takes an entity off delivery; preview keeps it as a draft. */
  unpublish(id: string, type?: EntityType): Stored {
    const stored = this.#require(id, type);
    const at = this.#now(stored);
    const draft: Entity = {
      ...stored.draft,
      updatedAt: at,
      publishedVersion: undefined,
      publishedAt: undefined,
    };
    return this.#keep(
      { ...stored, draft, published: undefined, version: stored.version + 1 },
      'unpublish',
      at,
    );
  }

  /** Deletes an entity from both services. */
  remove(id: string, type?: EntityType): Stored {
    const stored = this.#require(id, type);
    return this.#keep(stored, 'delete', this.#now(stored));
  }

  /**
   * Saves one field of one locale as a draft; delivery shows it only after publish.
   * Undefined clears the field, as an emptied field of the editor does.
   */
  edit(id: string, field: string, value: Json | undefined, locale = this.defaultLocale): Stored {
    const stored = this.#require(id);
    const at = this.#now(stored);
    const { [locale]: _old, ...others } = stored.draft.fields[field] ?? {};
    const values = value === undefined ? others : { ...others, [locale]: value };
    const { [field]: _before, ...rest } = stored.draft.fields;
    const fields = Object.keys(values).length === 0 ? rest : { ...rest, [field]: values };
    const draft: Entity = { ...stored.draft, fields, updatedAt: at };
    return this.#keep({ ...stored, draft, version: stored.version + 1 }, 'save', at);
  }

  /** Replaces the content by that of a newly read file and reports each difference once. */
  reload(file: SpaceFile): Change[] {
    const before = this.#stored;
    const after = new Map(storedOf(file).map((s) => [keyOf(s.type, s.id), s] as const));
    const changes: Change[] = [];
    const at = new Date().toISOString();
    for (const [key, stored] of before) {
      if (!after.has(key)) changes.push({ action: 'delete', stored, at });
    }
    for (const [key, stored] of after) {
      const old = before.get(key);
      if (old && JSON.stringify(old.record) === JSON.stringify(stored.record)) {
        after.set(key, old);
        continue;
      }
      if (stored.published) changes.push({ action: 'publish', stored, at });
      else if (old?.published) changes.push({ action: 'unpublish', stored, at });
      else changes.push({ action: old ? 'save' : 'create', stored, at });
    }
    this.#takeDefinitions(file);
    this.#stored = after;
    this.#forgetViews();
    for (const change of changes) this.#announce(change);
    return changes;
  }

  #keep(stored: Stored, action: Change['action'], at: string): Stored {
    const key = keyOf(stored.type, stored.id);
    if (action === 'delete') this.#stored.delete(key);
    else this.#stored.set(key, stored);
    this.#forgetViews();
    this.#announce({ action, stored, at });
    return stored;
  }

  #announce(change: Change): void {
    this.revisions.note(change);
    for (const listener of this.#listeners) listener(change);
  }

  #forgetViews(): void {
    this.#delivery = undefined;
    this.#preview = undefined;
  }

  #require(id: string, type?: EntityType): Stored {
    const stored = this.find(id, type);
    if (!stored) throw new Error(`There is no entry or asset "${id}" in the space.`);
    return stored;
  }

  // Two acts within a millisecond must still differ in time, or "updated since" would miss one.
  #now(stored: Stored): string {
    const last = Date.parse(stored.draft.updatedAt);
    return new Date(Math.max(Date.now(), Number.isNaN(last) ? 0 : last + 1)).toISOString();
  }

  #takeDefinitions(file: SpaceFile): void {
    this.name = file.name ?? this.spaceId;
    this.contentTypes = new Map(
      file.contentTypes.map(toContentType).map((type) => [type.id, type] as const),
    );
    this.locales = toLocales(file.locales);
    this.tags = file.tags;
    this.editorInterfaces = file.editorInterfaces;
    this.concepts = file.concepts;
    this.conceptSchemes = file.conceptSchemes;
  }
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

function storedOf(file: SpaceFile): Stored[] {
  return [
    ...file.entries.map((record) => toStored(record, 'Entry')),
    ...file.assets.map((record) => toStored(record, 'Asset')),
  ];
}

function keyOf(type: EntityType, id: string): string {
  return `${type}/${id}`;
}

function toTombstone(record: JsonObject): Tombstone {
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
