import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '#server/store/store.ts';

/** A search of the inbox that one person has given a name. */
type SavedFilterRow = {
  id: string;
  account_id: string;
  name: string;
  /** The search as it stands in the address. */
  query: string;
  created_at: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    saved_filters: SavedFilterRow;
  }
}

type SavedFilter = { id: string; name: string; query: string };

/** What one person may keep: searches, and characters of a name and of a search. */
const BOUNDS = { most: 30, name: 60, query: 2_000 } as const;

/** Searches that people have kept, each for itself. */
export type SavedFilters = {
  /** In the order in which they were kept. */
  list(accountId: string): Promise<SavedFilter[]>;
  /**
   * Keeps a search, within `BOUNDS`; one of the same name takes the place of the former.
   * @param filter.shown ids of those on the page that asks
   * @returns `taken` and since when, with nothing done, where one of this name was kept that the page did not show
   */
  save(
    accountId: string,
    filter: { name: string; query: string; nowMs: number; shown: readonly string[] },
  ): Promise<{ outcome: 'saved' | 'full' | 'too-long' } | { outcome: 'taken'; atMs: number }>;
  /** @returns false where there is none: another may have taken its place */
  remove(accountId: string, id: string): Promise<boolean>;
};

export function createSavedFilters({ engine, query, transaction }: SiteDatabase): SavedFilters {
  return {
    list: (accountId) =>
      query
        .selectFrom('saved_filters')
        .select(['id', 'name', 'query'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    async save(accountId, { name, query: search, nowMs, shown }) {
      const { most, name: nameMax, query: queryMax } = BOUNDS;
      if (name.length > nameMax || search.length > queryMax) return { outcome: 'too-long' };
      return transaction(async (trx) => {
        // Two that are kept at once must not both find the last place; SQLite has one writer anyway.
        await trx
          .selectFrom('account_users')
          .select('id')
          .where('id', '=', accountId)
          .$if(engine === 'postgresql', (user) => user.forUpdate())
          .execute();
        const kept = await trx
          .selectFrom('saved_filters')
          .select(['id', 'name', 'created_at'])
          .where('account_id', '=', accountId)
          .execute();
        const former = kept.filter((filter) => filter.name === name);
        const unseen = former.find(({ id }) => !shown.includes(id));
        if (unseen) return { outcome: 'taken', atMs: unseen.created_at };
        if (kept.length - former.length >= most) return { outcome: 'full' };
        await trx
          .deleteFrom('saved_filters')
          .where('account_id', '=', accountId)
          .where('name', '=', name)
          .execute();
        await trx
          .insertInto('saved_filters')
          .values({
            id: randomUUID(),
            account_id: accountId,
            name,
            query: search,
            created_at: nowMs,
          })
          .execute();
        return { outcome: 'saved' };
      });
    },
    async remove(accountId, id) {
      const removed = await query
        .deleteFrom('saved_filters')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
  };
}
