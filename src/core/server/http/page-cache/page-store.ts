import { sizeOf, type BuiltPage } from './built-page.ts';

/** Finished pages by key, bounded in bytes; the longest unasked goes first. */
export type PageStore = {
  get(key: string): BuiltPage | undefined;
  set(key: string, page: BuiltPage): void;
  delete(key: string): void;
  /** Marks the pages stale that show any of these, or one page if it does; answers their keys, those asked for last at the end. */
  purge(tags: Iterable<string> | 'all', only?: string): string[];
  size(): { pages: number; bytes: number };
};

/** Addresses with a query can be made up without end: they must not drive out the pages that visitors ask for. */
const MOST_WITH_QUERY = 300;
/** And so much of the bytes at most. */
const SHARE_WITH_QUERY = 1 / 4;

type Kept = { page: BuiltPage; size: number; askedAt: number };

export function createPageStore(limitBytes: number): PageStore {
  const pages = new Map<string, Kept>();
  const withQuery = new Set<string>();
  let bytes = 0;
  let bytesWithQuery = 0;
  /** Counts answers; to keep the pages in the order of asking would cost each answer more than its search. */
  let asked = 0;

  function remove(key: string): void {
    const size = pages.get(key)?.size ?? 0;
    bytes -= size;
    pages.delete(key);
    if (withQuery.delete(key)) bytesWithQuery -= size;
  }

  return {
    get(key) {
      const kept = pages.get(key);
      if (!kept) return undefined;
      kept.askedAt = asked += 1;
      return kept.page;
    },
    set(key, page) {
      remove(key);
      const size = sizeOf(page);
      pages.set(key, { page, size, askedAt: (asked += 1) });
      bytes += size;
      if (key.includes('?')) {
        withQuery.add(key);
        bytesWithQuery += size;
      }
      for (const madeUp of withQuery) {
        const fits = bytesWithQuery <= limitBytes * SHARE_WITH_QUERY;
        if (withQuery.size <= MOST_WITH_QUERY && fits) break;
        remove(madeUp);
      }
      while (bytes > limitBytes) {
        const longest = longestUnasked(pages, key);
        if (longest === null) break;
        remove(longest);
      }
    },
    delete: remove,
    purge(tags, only) {
      const wanted = tags === 'all' ? null : [...tags];
      const touched: string[] = [];
      const inOrder = [...pages].toSorted(([, a], [, b]) => a.askedAt - b.askedAt);
      for (const [key, { page }] of inOrder) {
        if (only !== undefined && key !== only) continue;
        if (wanted && !wanted.some((tag) => page.tags.has(tag))) continue;
        page.staleAt = 0;
        touched.push(key);
      }
      return touched;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

function longestUnasked(pages: Map<string, Kept>, but: string): string | null {
  let longest: string | null = null;
  let askedAt = Infinity;
  for (const [key, kept] of pages) {
    if (key === but || kept.askedAt >= askedAt) continue;
    longest = key;
    askedAt = kept.askedAt;
  }
  return longest;
}
