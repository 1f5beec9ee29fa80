import { expect, it } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router';
import { ADDRESSES, firstPart } from './addresses.ts';
import { findAddress } from './find-address.ts';

const routes: RouteObject[] = ADDRESSES.map(({ path }) => ({ path, caseSensitive: true }));

/** The router takes what stands at a path from the same rows; it knows no languages. */
const byRouter = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

it('finds the row that the router does', () => {
  const paths = ADDRESSES.flatMap(({ path }) =>
    ['a', 'divi-wp/b'].map((word) => path.replace('*', word).replaceAll(/:[^/]+/gu, word)),
  );
  expect(paths.length).toBeGreaterThan(120);
  for (const path of [...paths, '/machines/compare/x', '/health', '/nothing/such'])
    expect([path, findAddress(path)?.path]).toEqual([path, byRouter(path)]);
});

it('finds it in every language', () => {
  expect(findAddress('/de/machines/duo')?.path).toBe('/machines/:machineId');
  expect(findAddress('/pt-br')?.path).toBe('/:slug');
  expect(findAddress('/de/search')?.path).toBe('/search');
});

it('nothing is kept of what stands beside what is not', () => {
  const unkept = new Set(ADDRESSES.flatMap((row) => ('isKept' in row ? [firstPart(row)] : [])));
  const kept = ADDRESSES.filter((row) => !('isKept' in row) && unkept.has(firstPart(row)));
  expect(kept.map(({ path }) => path)).toEqual(['/api/content/*']);
});
