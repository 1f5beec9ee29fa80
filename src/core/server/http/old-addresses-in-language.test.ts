import { expect, test } from 'vitest';
import { oneLanguage } from '#content/locales/language.ts';
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
    redirectsInLanguage(table, { base, bases: ['', '/de', '/ar'] }, oneLanguage()).find(address)
      ?.location ?? null;
  expect(found('/de', '/alt')).toBe('/neu');
  expect(found('/de', '/old')).toBe('/neu');
  expect(found('/ar', '/old')).toBe('/new');
  expect(found('', '/old')).toBe('/new');
  expect(found('', '/alt')).toBeNull();
});

test('an address of a language that is off leads to that of the default, unless the owner has another for it', () => {
  const languages = { ...oneLanguage(), off: ['de'] };
  const { find } = redirectsInLanguage(table, { base: '', bases: [''] }, languages);
  expect(find('/de/machines?kind=locker')).toMatchObject({ status: 302, location: '/machines' });
  expect(find('/de')).toMatchObject({ location: '/' });
  expect(find('/de/alt')).toMatchObject({ status: 308, location: '/neu' });
  for (const path of ['/de/admin', '/den', '/fr/machines']) expect(find(path)).toBeNull();
});
