import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SpaceFileError } from './check-space-file.ts';
import { isObject } from './json-value.ts';
import type { ChangeKeeper, EarlierChanges, SpaceStore } from './space-store.ts';
import type { Change, Entity, JsonObject, Stored, Tombstone } from './space-types.ts';
import { keyOf } from './stored-of-file.ts';
import { toTombstoneOf } from './revisions.ts';
import { writeAtomically } from './write-atomically.ts';

const FILE = 'changes.json';
const VERSION = 1;

/** A `Stored` without its record; its published state without what it shares with the draft. */
type KeptEntity = Omit<Stored, 'record' | 'published'> & {
  published?: Omit<Entity, Shared> & Partial<Pick<Entity, Shared>>;
};
/** Compared by identity, to tell whether something was changed after publishing. */
type Shared = 'fields' | 'metadata';

/**
 * The folder in which changes outlive a restart: `changes.json` with every entry and asset that was changed, made or
 * deleted, and `files/` with what was uploaded. The rest comes from the space file, so that what nobody changed
 * follows it.
 */
export class KeptChanges implements ChangeKeeper {
  readonly #path: string;
  readonly #spaceId: string;
  #entities = new Map<string, Stored>();
  #removed = new Set<string>();
  #deletions: Tombstone[] = [];
  /** Entries of content types that the space does not have now: kept, not served. */
  #unserved = new Map<string, Stored>();
  #seen: string;

  /** @throws SpaceFileError in one sentence when the folder or what it holds cannot be used */
  constructor(folder: string, spaceId: string) {
    this.#path = join(folder, FILE);
    this.#spaceId = spaceId;
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new SpaceFileError(`Changes cannot be kept in ${folder} (${codeOf(error)}).`);
    }
    this.#seen = stateOf(this.#path);
    if (this.#seen !== '') this.#read();
  }

  /** Puts what an earlier run kept into a store, and keeps what is changed from here on. */
  attach(store: SpaceStore, report: (line: string) => void): void {
    for (const [key, stored] of this.#entities) {
      const type = stored.draft.contentType;
      if (stored.type === 'Asset' || (type !== undefined && store.contentTypes.has(type))) continue;
      this.#entities.delete(key);
      this.#unserved.set(key, stored);
      report(`Kept entry "${stored.id}" is not served: there is no content type "${type}" now.`);
    }
    const earlier: EarlierChanges = {
      entities: [...this.#entities.values()],
      removed: [...this.#removed],
      deletions: this.#deletions,
    };
    store.keepWith(this, earlier);
  }

  /** Writes a change before it happens. @throws Error in one sentence; then nothing is changed */
  keep(change: Change): void {
    const { stored, action } = change;
    const key = keyOf(stored.type, stored.id);
    const before = [this.#entities, this.#removed, this.#deletions] as const;
    this.#entities = new Map(this.#entities);
    this.#removed = new Set(this.#removed);
    if (action === 'delete') {
      this.#entities.delete(key);
      if (!stored.isNew) this.#removed.add(key);
    } else {
      this.#entities.set(key, stored);
      this.#removed.delete(key);
    }
    const tombstone = toTombstoneOf(change);
    if (tombstone) this.#deletions = [...this.#deletions, tombstone];
    if (action === 'publish')
      this.#deletions = this.#deletions.filter(({ id }) => id !== stored.id);
    try {
      this.#write();
    } catch (error) {
      [this.#entities, this.#removed, this.#deletions] = before;
      throw error;
    }
  }

  /** Drops what the space file has taken over. */
  forget(keys: string[]): void {
    for (const key of keys) {
      this.#entities.delete(key);
      this.#removed.delete(key);
    }
    this.#write();
  }

  #write(): void {
    if (stateOf(this.#path) !== this.#seen) {
      throw new Error(`${this.#path} was changed by another program: start the emulator again.`);
    }
    const content = {
      version: VERSION,
      spaceId: this.#spaceId,
      entities: [...this.#entities.values(), ...this.#unserved.values()].map(toKept),
      removed: [...this.#removed],
      deletions: this.#deletions,
    };
    try {
      writeAtomically(this.#path, JSON.stringify(content));
    } catch (error) {
      throw new Error(`The change could not be kept in ${this.#path} (${codeOf(error)}).`, {
        cause: error,
      });
    }
    this.#seen = stateOf(this.#path);
  }

  #read(): void {
    const fail = (what: string): never => {
      throw new SpaceFileError(
        `The changes kept in ${this.#path} cannot be used: ${what}. Move the file away to begin without them.`,
      );
    };
    let value: unknown;
    try {
      value = JSON.parse(readFileSync(this.#path, 'utf8'));
    } catch (error) {
      fail(error instanceof SyntaxError ? 'it is not valid JSON' : codeOf(error));
    }
    if (!isObject(value) || value['version'] !== VERSION) return fail('it is of another version');
    if (value['spaceId'] !== this.#spaceId) {
      return fail(`they are of the space "${String(value['spaceId'])}", not "${this.#spaceId}"`);
    }
    const { entities, removed, deletions } = value;
    if (!Array.isArray(entities) || !Array.isArray(removed) || !Array.isArray(deletions)) {
      return fail('a list is missing');
    }
    for (const entity of entities) {
      if (!isKept(entity)) return fail('it holds something that is no entry or asset');
      const stored = toStoredAgain(entity);
      this.#entities.set(keyOf(stored.type, stored.id), stored);
    }
    this.#removed = new Set(removed.map(String));
    this.#deletions = deletions as unknown as Tombstone[];
  }
}

function toKept({ record: _record, published, ...stored }: Stored): KeptEntity {
  if (!published) return stored;
  const { fields, metadata, ...rest } = published;
  const own = {
    ...(fields === stored.draft.fields ? {} : { fields }),
    ...(metadata === stored.draft.metadata ? {} : { metadata }),
  };
  return { ...stored, published: { ...rest, ...own } };
}

function toStoredAgain({ published, ...kept }: KeptEntity): Stored {
  const { fields, metadata } = kept.draft;
  return {
    ...kept,
    published: published && { fields, metadata, ...published },
    record: {},
  };
}

function isKept(value: unknown): value is KeptEntity & JsonObject {
  if (!isObject(value) || !isObject(value['draft'])) return false;
  const { type, id, version, draft } = value;
  return (
    (type === 'Entry' || type === 'Asset') &&
    typeof id === 'string' &&
    typeof version === 'number' &&
    isObject(draft['fields'])
  );
}

/** Tells a file from one that was put in its place; empty where there is none. */
function stateOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
