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
  /** Keeps a search, within `BOUNDS`; one of the same name takes the place of the former. */
  save(
    accountId: string,
    filter: { name: string; query: string; nowMs: number },
  ): Promise<'saved' | 'full' | 'too-long'>;
  remove(accountId: string, id: string): Promise<void>;
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
    async save(accountId, { name, query: search, nowMs }) {
      const { most, name: nameMax, query: queryMax } = BOUNDS;
      if (name.length > nameMax || search.length > queryMax) return 'too-long';
      return transaction(async (trx) => {
        // Two that are kept at once must not both find the last place; SQLite has one writer anyway.
        await trx
          .selectFrom('account_users')
          .select('id')
          .where('id', '=', accountId)
          .$if(engine === 'postgresql', (user) => user.forUpdate())
          .execute();
        const { others } = await trx
          .selectFrom('saved_filters')
          .select((eb) => eb.fn.countAll<number>().as('others'))
          .where('account_id', '=', accountId)
          .where('name', '<>', name)
          .executeTakeFirstOrThrow();
        if (Number(others) >= most) return 'full';
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
        return 'saved';
      });
    },
    async remove(accountId, id) {
      await query
        .deleteFrom('saved_filters')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
    },
  };
}
