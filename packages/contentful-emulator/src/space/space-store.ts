import {
  toArchived,
  toCreated,
  toPublished,
  toSaved,
  toUnpublished,
  withValue,
} from './entity-changes.ts';
import { mergeReloaded } from './merge-reloaded.ts';
import { Revisions } from './revisions.ts';
import type {
  Change,
  ContentType,
  EntityType,
  Json,
  JsonObject,
  Locale,
  LocalisedFields,
  SpaceFile,
  Stored,
  Tombstone,
} from './space-types.ts';
import { keyOf, storedOfFile, toTombstone } from './stored-of-file.ts';
import { toContentType, toLocales } from './to-stored.ts';
import { View } from './view.ts';

/** Told of each change before it happens; what it throws keeps the change from happening. */
export type ChangeKeeper = { keep(change: Change): void; forget(keys: string[]): void };

/** What an earlier run changed: entities as they became, and keys of those that were deleted. */
export type EarlierChanges = { entities: Stored[]; removed: string[]; deletions: Tombstone[] };

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
  #stored: Map<string, Stored>;
  /** What was deleted here, with the record the file has of it. */
  #removed = new Map<string, JsonObject>();
  #delivery: View | undefined;
  #preview: View | undefined;
  #listeners = new Set<(change: Change) => void>();
  #keeper: ChangeKeeper | undefined;

  constructor(file: SpaceFile, spaceId: string, environment: string) {
    this.spaceId = spaceId;
    this.environment = environment;
    this.#takeDefinitions(file);
    this.#stored = storedOfFile(file);
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

  /** Of an entry and an asset with one id, the entry where no type is named. */
  find(id: string, type?: EntityType): Stored | undefined {
    if (type) return this.#stored.get(keyOf(type, id));
    return this.#stored.get(keyOf('Entry', id)) ?? this.#stored.get(keyOf('Asset', id));
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Puts what an earlier run changed over the file, and hands every change from here on to the keeper first. */
  keepWith(keeper: ChangeKeeper, earlier: EarlierChanges): void {
    this.#keeper = keeper;
    for (const key of earlier.removed) this.#remove(key);
    for (const kept of earlier.entities) {
      const key = keyOf(kept.type, kept.id);
      const record = this.#stored.get(key)?.record;
      this.#stored.set(key, record ? { ...kept, record } : { ...kept, isNew: true });
    }
    this.revisions.begin([...this.revisions.deletions, ...earlier.deletions]);
    this.#forgetViews();
  }

  /** A new draft; it is told of like one that an editor begins. */
  create(type: EntityType, id: string, contentType?: string, fields: LocalisedFields = {}): Stored {
    if (this.find(id, type)) throw new Error(`There is already "${id}" in the space.`);
    const at = new Date().toISOString();
    return this.#keep(toCreated(type, id, contentType, fields, at), 'create', at);
  }

  /**
   * Makes the saved state the delivered one, in every locale or in some. What is not localised belongs to the default
   * locale.
   * @throws Error in one sentence for a locale that the space lacks
   */
  publish(id: string, type?: EntityType, locales?: readonly string[]): Stored {
    const all = this.locales.map(({ code }) => code);
    const stranger = locales?.find((code) => !all.includes(code));
    if (stranger !== undefined) throw new Error(`The space has no locale "${stranger}".`);
    const stored = this.#require(id, type);
    const at = this.#now(stored);
    const some = locales && { codes: locales, all };
    return this.#keep(toPublished(stored, at, some), 'publish', at, stored);
  }

  /** Takes an entity off delivery; preview keeps it as a draft. */
  unpublish(id: string, type?: EntityType): Stored {
    const stored = this.#require(id, type);
    const at = this.#now(stored);
    return this.#keep(toUnpublished(stored, at), 'unpublish', at, stored);
  }

  /** Puts away what is not published, or takes it back as a draft. */
  archive(id: string, archived: boolean, type?: EntityType): Stored {
    const stored = this.#require(id, type);
    if (archived && stored.published) throw new Error(`"${id}" is published: unpublish it first.`);
    const at = this.#now(stored);
    const action = archived ? 'archive' : 'unarchive';
    return this.#keep(toArchived(stored, archived, at), action, at, stored);
  }

  /** Deletes an entity from both services. */
  remove(id: string, type?: EntityType): Stored {
    const stored = this.#require(id, type);
    return this.#keep(stored, 'delete', this.#now(stored), stored);
  }

  /** Saves fields or metadata as a draft; delivery shows them only after publish. */
  save(
    id: string,
    type: EntityType,
    content: { fields?: LocalisedFields; metadata?: JsonObject },
    action: 'save' | 'auto_save' = 'save',
  ): Stored {
    const stored = this.#require(id, type);
    const at = this.#now(stored);
    return this.#keep(toSaved(stored, content, at), action, at, stored);
  }

  /**
   * Saves one field of one locale as a draft, as an editor's typing does.
   * Undefined clears the field, as an emptied field of the editor does.
   */
  edit(
    id: string,
    field: string,
    value: Json | undefined,
    locale = this.defaultLocale,
    type?: EntityType,
  ): Stored {
    const stored = this.#require(id, type);
    const fields = withValue(stored.draft.fields, field, locale, value);
    return this.save(id, stored.type, { fields }, 'auto_save');
  }

  /** Replaces the content by that of a newly read file and reports each difference once. */
  reload(file: SpaceFile): Change[] {
    const at = new Date().toISOString();
    const merged = mergeReloaded(this.#stored, storedOfFile(file), this.#removed, at);
    const { changes } = merged;
    this.#keeper?.forget(changes.map(({ stored }) => keyOf(stored.type, stored.id)));
    this.#takeDefinitions(file);
    this.#stored = merged.stored;
    this.#forgetViews();
    for (const change of changes) this.#announce(change);
    return changes;
  }

  #keep(stored: Stored, action: Change['action'], at: string, before?: Stored): Stored {
    const key = keyOf(stored.type, stored.id);
    const change: Change = { action, stored, at, before };
    this.#keeper?.keep(change);
    if (action === 'delete') this.#remove(key);
    else this.#stored.set(key, stored);
    this.#forgetViews();
    this.#announce(change);
    return stored;
  }

  #remove(key: string): void {
    const stored = this.#stored.get(key);
    if (stored && !stored.isNew) this.#removed.set(key, stored.record);
    this.#stored.delete(key);
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
