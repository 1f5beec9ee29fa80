import type { SlugKind } from '#content/kinds/slug-kinds.ts';
import { MAX_SLUG_CHARACTERS } from '#content/slugs/page-href.ts';
import type { LogLine, SiteDatabase } from '#server/store/store.ts';

/** A slug under which an entry's page was once shown. The last entry to use it owns it. */
type RememberedSlugRow = {
  kind: string;
  slug: string;
  entry_id: string;
  /** When this entry was first shown under it. */
  remembered_at: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    remembered_slugs: RememberedSlugRow;
  }
}

type SlugOfEntry = { slug: string; id: string };

/** Which entry's page once stood under which slug. Losing it costs a redirect, never a page. */
export type SlugMemory = {
  /** Keeps what a page was built from; returns at once and never fails. */
  remember(kind: SlugKind, entries: readonly SlugOfEntry[]): void;
  /** The entry that was last shown under a slug; null when none was, or the store cannot tell. */
  entryOf(kind: SlugKind, slug: string): Promise<string | null>;
  /** Resolves when everything handed over is stored. */
  settled(): Promise<void>;
};

/** Slugs known to be stored already; far above any catalogue, a bound all the same. */
const MAX_KNOWN = 20_000;
const ROWS_AT_ONCE = 200;

export function createSlugMemory(
  { query }: Pick<SiteDatabase, 'query'>,
  log: LogLine,
  clock: () => number = Date.now,
): SlugMemory {
  const known = new Map<string, string>();
  let writing = Promise.resolve();
  const keyOf = (kind: SlugKind, slug: string) => `${kind} ${slug}`;

  async function store(kind: SlugKind, entries: SlugOfEntry[]): Promise<void> {
    for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
      const rows = entries.slice(from, from + ROWS_AT_ONCE);
      const remembered_at = clock();
      await query
        .insertInto('remembered_slugs')
        .values(rows.map(({ slug, id }) => ({ kind, slug, entry_id: id, remembered_at })))
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'slug'])
            .doUpdateSet((eb) => ({
              entry_id: eb.ref('excluded.entry_id'),
              remembered_at: eb.ref('excluded.remembered_at'),
            }))
            .whereRef('remembered_slugs.entry_id', '<>', 'excluded.entry_id'),
        )
        .execute();
    }
  }

  return {
    remember(kind, entries) {
      const latest = new Map(
        entries
          .filter(({ slug, id }) => slug !== '' && slug.length <= MAX_SLUG_CHARACTERS && id !== '')
          .map(({ slug, id }) => [slug, id]),
      );
      const fresh = [...latest]
        .filter(([slug, id]) => known.get(keyOf(kind, slug)) !== id)
        .map(([slug, id]) => ({ slug, id }));
      if (fresh.length === 0) return;
      if (known.size + fresh.length > MAX_KNOWN) known.clear();
      for (const { slug, id } of fresh) known.set(keyOf(kind, slug), id);
      writing = writing
        .then(() => store(kind, fresh))
        .catch((error: unknown) => {
          // Asked again with the next page that shows them.
          for (const { slug } of fresh) known.delete(keyOf(kind, slug));
          log('warn', 'Addresses of pages could not be remembered', { error: String(error) });
        });
    },
    async entryOf(kind, slug) {
      if (slug === '' || slug.length > MAX_SLUG_CHARACTERS) return null;
      try {
        const row = await query
          .selectFrom('remembered_slugs')
          .select('entry_id')
          .where('kind', '=', kind)
          .where('slug', '=', slug)
          .executeTakeFirst();
        return row?.entry_id ?? null;
      } catch (error) {
        log('warn', 'A remembered address could not be looked up', { error: String(error) });
        return null;
      }
    },
    settled: () => writing,
  };
}
