import { expect, test } from 'vitest';
import { oneLanguage } from '#content/locales/language.ts';
import { oldAddressesInLanguage } from './old-addresses-in-language.ts';

const NEW = new Map([
  ['/old', '/new'],
  ['/de/old', '/neu'],
  ['/de/alt', '/neu'],
]);
const table = {
  find(address: string) {
    const location = NEW.get(address);
    return location === undefined ? null : ({ status: 308, location } as const);
  },
};

// Seen failing: what is known of an address in a language was never found.
test('a redirect of an address in a language goes before that of all languages', () => {
  const found = (base: string, address: string) =>
    oldAddressesInLanguage(table, { base, bases: ['', '/de', '/ar'] }, oneLanguage()).find(address)
      ?.location ?? null;
  expect(found('/de', '/alt')).toBe('/neu');
  expect(found('/de', '/old')).toBe('/neu');
  expect(found('/ar', '/old')).toBe('/new');
  expect(found('', '/old')).toBe('/new');
  expect(found('', '/alt')).toBeNull();
});

test('an address of a language that is off leads to that of the default, unless the owner has another for it', () => {
  const languages = { ...oneLanguage(), off: ['de'] };
  const { find } = oldAddressesInLanguage(table, { base: '', bases: [''] }, languages);
  expect(find('/de/machines?kind=locker')).toMatchObject({ status: 302, location: '/machines' });
  expect(find('/de')).toMatchObject({ location: '/' });
  expect(find('/de/alt')).toMatchObject({ status: 308, location: '/neu' });
  for (const path of ['/de/admin', '/den', '/fr/machines']) expect(find(path)).toBeNull();
});
