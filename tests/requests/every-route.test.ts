import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { isPageSlug } from '#content/slugs/page-slug.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { BELOW_MACHINES, ENDPOINTS, SLUG_PARENTS } from './random-requests.ts';

/** The addresses of the route table, as it writes them. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    const own = index ? ['/'] : path === undefined ? [] : [address];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

/** Whether the random requests reach an address; below one with a parameter they put anything. */
function isAsked(address: string): boolean {
  const [, parent, below = ''] = /^(.*)\/(?::[^/]+|\*)(\/.*)?$/u.exec(address) ?? [];
  const asked: readonly string[] = [...PUBLIC_PATHS, ...ENDPOINTS];
  if (parent === undefined) return asked.includes(address);
  if (below !== '') return parent === '/machines' && BELOW_MACHINES.includes(below);
  return ['', ...SLUG_PARENTS].includes(parent);
}

// Seen failing: a dozen pages under /admin, the newsletter's page and endpoint and its way out had been left out.
it('the random requests reach every page of the route table', () => {
  const production = addressesOf(routes).filter((address) => !address.startsWith('/gallery'));
  expect(production.length).toBeGreaterThan(40);
  expect(production.filter((address) => !isAsked(address))).toEqual([]);
});

it('and every endpoint of the server', () => {
  const found = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/_PATH = '(\/[^']+)'|routes\.\w+\('(\/[^'*]+)'/gu)].map(
      ([, named, plain]) => named ?? plain!,
    ),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((path) => !isAsked(path))).toEqual([]);
});

/** The files that the site serves, by what its address begins with. */
const FILES = ['public', 'build/client'].flatMap((folder) =>
  existsSync(folder) ? readdirSync(folder) : [],
);

// Seen failing: `metrics` and `unreadable-address` had been left out.
it('a page of an owner can stand at none of their addresses, nor where files are', () => {
  const addresses = [...addressesOf(routes), ...ENDPOINTS, ...FILES.map((name) => `/${name}`)];
  const firsts = addresses.map((address) => address.split('/')[1]!);
  expect(firsts).toEqual(expect.arrayContaining(['products', 'api', 'content-assets', 'fonts']));
  expect(firsts.filter(isPageSlug)).toEqual([]);
});
