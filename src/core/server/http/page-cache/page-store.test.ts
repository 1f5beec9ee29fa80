import { describe, expect, it } from 'vitest';
import type { BuiltPage } from './built-page.ts';
import { createPageStore } from './page-store.ts';

function page(bytes: number): BuiltPage {
  const empty = Buffer.alloc(0);
  return {
    status: 200,
    headers: [],
    etag: '"x"',
    bodies: { identity: Buffer.alloc(bytes), br: empty, gzip: empty },
    heads: new WeakMap(),
    tags: new Set(),
    builtAt: 0,
    staleAt: 0,
    changesAt: Infinity,
  };
}

describe('createPageStore', () => {
  it('stays within its bytes and lets the longest unasked go first', () => {
    const store = createPageStore(12_000);
    store.set('/a', page(3_000));
    store.set('/b', page(3_000));
    store.get('/a');
    store.set('/c', page(5_000));
    expect([store.get('/a'), store.get('/b'), store.get('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
    expect(store.size().bytes).toBeLessThanOrEqual(12_000);
  });

  it('counts a page that takes another one’s place once', () => {
    const store = createPageStore(100_000);
    store.set('/a', page(3_000));
    store.set('/a', page(1_000));
    expect(store.size()).toEqual({ pages: 1, bytes: 2_000 });
    store.delete('/a');
    expect(store.size()).toEqual({ pages: 0, bytes: 0 });
  });

  // Seen failing without the limit: 5,001 pages.
  it('keeps 300 addresses with a query, and no page goes because of them', () => {
    const store = createPageStore(100_000_000);
    store.set('/blog', page(1_000));
    for (let at = 0; at < 5_000; at++) store.set(`/blog?tag=${at}`, page(1_000));
    expect(store.size().pages).toBe(301);
    expect(store.get('/blog')).toBeDefined();
    expect(store.get('/blog?tag=4999')).toBeDefined();
  });

  // Seen failing with a bound on their number alone: none of the 60 pages was left.
  it('gives addresses with a query a quarter of its bytes, so that they drive out no page', () => {
    const store = createPageStore(1_000_000);
    const paths = Array.from({ length: 60 }, (_, at) => `/page-${at}`);
    for (const path of paths) store.set(path, page(9_000));
    for (let at = 0; at < 200; at++) store.set(`/blog?tag=${at}`, page(9_000));
    expect(paths.filter((path) => store.get(path) === undefined)).toEqual([]);
    expect(store.size().pages).toBe(60 + 25);
  });
});
