import { sizeOf, type BuiltPage } from './built-page.ts';

/** Finished pages by key, bounded in bytes; the longest unasked goes first. */
export type PageStore = {
  get(key: string): BuiltPage | undefined;
  set(key: string, page: BuiltPage): void;
  delete(key: string): void;
  /** Marks the pages stale that show any of these, or one page if it does; answers their keys. */
  purge(tags: Iterable<string> | 'all', only?: string): string[];
  size(): { pages: number; bytes: number };
};

export function createPageStore(limitBytes: number): PageStore {
  const pages = new Map<string, BuiltPage>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
    pages.delete(key);
  }

  return {
    get(key) {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key, page) {
      remove(key);
      const size = sizeOf(page);
      pages.set(key, page);
      sizes.set(key, size);
      bytes += size;
      for (const oldest of pages.keys()) {
        if (bytes <= limitBytes || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
    purge(tags, only) {
      const wanted = tags === 'all' ? null : [...tags];
      const touched: string[] = [];
      for (const [key, page] of pages) {
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
