import { expect, test } from 'vitest';
import { createRedirectTable } from '#server/publishing/redirects/redirect-table.ts';
import { redirectsInLanguage } from './redirects-in-language.ts';

const rule = (from: string, to: string) => ({ from, to, kind: 'exact', status: 308 }) as const;
const table = createRedirectTable([
  rule('/old', '/new'),
  rule('/de/old', '/neu'),
  rule('/de/alt', '/neu'),
] as never);

// Seen failing: what the owner laid down for an address in a language was never found.
test('a redirect of an address in a language goes before that of all languages', () => {
  const found = (base: string, address: string) =>
    redirectsInLanguage(table, { base, bases: ['', '/de', '/ar'] }).find(address)?.location ?? null;
  expect(found('/de', '/alt')).toBe('/neu');
  expect(found('/de', '/old')).toBe('/neu');
  expect(found('/ar', '/old')).toBe('/new');
  expect(found('', '/old')).toBe('/new');
  expect(found('', '/alt')).toBeNull();
});
