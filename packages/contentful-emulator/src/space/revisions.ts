import type { Change } from './space-types.ts';
import type { Entity, Tombstone } from './space-types.ts';

import type { View } from './view.ts';

/** Syncs in pages that can go on undisturbed at the same time. */
const MAXIMUM_VIEWS = 20;

export type Revision = { at: number; entity?: Entity; tombstone?: Tombstone };

/** The journal behind sync: which publications and deletions came after which. Kept in memory only. */
export class Revisions {
  #log: Revision[] = [];
  #base: Tombstone[] = [];
  #count = 0;
  #views = new Map<string, View>();
  /** Tells apart two starts of the emulator, since a journal does not outlive its process. */
  readonly epoch = Date.now().toString(36);

  /** Forgets all and takes the deletions the file tells of. */
  begin(deletions: Tombstone[]): void {
    this.#log = [];
    this.#base = deletions;
  }

  /** The number of the latest change: what a sync token points at. */
  get head(): number {
    return this.#count;
  }

  /** Deletions known so far, those of the file first. */
  get deletions(): Tombstone[] {
    return [...this.#base, ...this.#log.flatMap((revision) => revision.tombstone ?? [])];
  }

  /** Remembers what was visible when a sync in pages began, so that later changes move no page. */
  keepView(key: string, view: View): void {
    this.#views.delete(key);
    this.#views.set(key, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MAXIMUM_VIEWS && oldest !== undefined) this.#views.delete(oldest);
  }

  viewAt(key: string): View | undefined {
    return this.#views.get(key);
  }

  note(change: Change): void {
    const { stored, action } = change;
    if (action === 'publish' && stored.published) {
      this.#log.push({ at: ++this.#count, entity: stored.published });
    }
    const tombstone = toTombstoneOf(change);
    if (tombstone) this.#log.push({ at: ++this.#count, tombstone });
  }

  /** What changed after `since` up to `until`: only the latest word on each entity, oldest first. */
  between(since: number, until: number): Revision[] {
    const latest = new Map<string, Revision>();
    for (const revision of this.#log) {
      if (revision.at <= since || revision.at > until) continue;
      const type = revision.entity?.type ?? revision.tombstone?.type.replace('Deleted', '');
      const key = `${type}/${revision.entity?.id ?? revision.tombstone?.id}`;
      latest.delete(key);
      latest.set(key, revision);
    }
    return [...latest.values()];
  }
}

/** What sync tells of a change that takes an entity off delivery; undefined for any other. */
export function toTombstoneOf({ stored, action, at, before }: Change): Tombstone | undefined {
  if ((action !== 'unpublish' && action !== 'delete') || !before?.published) return undefined;
  return {
    type: stored.type === 'Entry' ? 'DeletedEntry' : 'DeletedAsset',
    id: stored.id,
    contentType: stored.draft.contentType,
    hasEnvironment: true,
    revision: before.published.revision,
    createdAt: at,
    updatedAt: at,
    deletedAt: at,
  };
}
