import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../../src/routes.ts';
import { ADDRESSES, plainPath } from '#content/addresses/addresses.ts';
import { KIND_NAMES, SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { whyNoAddress } from '#content/slugs/why-no-address.ts';

/** The addresses of the route table, as it writes them. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    const own = index ? ['/'] : path === undefined ? [] : [address];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

const TABLE: readonly string[] = ADDRESSES.map(plainPath);

it('the table of addresses holds every endpoint of the server', () => {
  const found = globSync('src/**/server/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/_PATH = '(\/[^']+)'|routes\.\w+\('(\/[^'*]+)'/gu)].map(
      ([, named, plain]) => named ?? plain!,
    ),
  );
  expect(found.length).toBeGreaterThan(15);
  const open = found.filter((path) => !/^\/(?:admin|icons|pictures)\//u.test(path));
  expect(open.filter((path) => !TABLE.includes(path))).toEqual([]);
});

/** The files that the site serves, by what its address begins with. */
const FILES = ['public', 'build/client'].flatMap((folder) =>
  existsSync(folder) ? readdirSync(folder) : [],
);

// Seen failing: `metrics`, `unreadable-address` and the feeds of the blog had been left out.
it('a page of an entry can stand at none of their addresses, nor where files are', () => {
  const addresses = [...addressesOf(routes), ...TABLE, ...FILES.map((name) => `/${name}`)];
  const fixed = addresses.filter((address) => !/[:*]/u.test(address));
  expect(fixed).toEqual(expect.arrayContaining(['/products', '/blog/rss.xml', '/fonts']));
  const free = KIND_NAMES.flatMap((kind) => {
    const { href } = SLUG_KINDS[kind];
    const slugs =
      kind === 'page' ? addresses.map(firstPart) : fixed.flatMap(lastPartBelow(href('')));
    return slugs.filter((slug) => whyNoAddress(kind, slug) === null);
  });
  expect(free).toEqual([]);
});

const firstPart = (address: string) => address.split('/')[1]!;

/** The slug that an address below a folder would be of; none for what is elsewhere or deeper. */
const lastPartBelow = (folder: string) => (address: string) => {
  const slug = address.startsWith(folder) ? address.slice(folder.length) : '';
  return slug === '' || slug.includes('/') ? [] : [slug];
};
