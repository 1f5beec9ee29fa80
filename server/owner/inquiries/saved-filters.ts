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

const NAME_MAX = 60;
const MOST = 30;

/** Searches that people have kept, each for itself. */
export type SavedFilters = {
  /** In the order in which they were kept. */
  list(accountId: string): Promise<SavedFilter[]>;
  /** Keeps a search; one of the same name takes the place of the former. */
  save(accountId: string, filter: { name: string; query: string; nowMs: number }): Promise<void>;
  remove(accountId: string, id: string): Promise<void>;
};

export function createSavedFilters({ query, transaction }: SiteDatabase): SavedFilters {
  return {
    list: (accountId) =>
      query
        .selectFrom('saved_filters')
        .select(['id', 'name', 'query'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .limit(MOST)
        .execute(),
    save: (accountId, filter) =>
      transaction(async (trx) => {
        const name = filter.name.slice(0, NAME_MAX);
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
            query: filter.query,
            created_at: filter.nowMs,
          })
          .execute();
      }),
    async remove(accountId, id) {
      await query
        .deleteFrom('saved_filters')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
    },
  };
}
