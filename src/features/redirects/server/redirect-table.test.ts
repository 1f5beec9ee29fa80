import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { createRedirectTable } from './redirect-table.ts';

const RULES: RedirectRule[] = [
  { from: '/old', kind: 'exact', to: '/new?tab=2#end', status: 301 },
  { from: '/shop', kind: 'prefix', to: '/products', status: 302 },
  { from: '/shop/sale', kind: 'prefix', to: '/offers', status: 301 },
  { from: '/shop/sale/last', kind: 'exact', to: '/contact', status: 301 },
  { from: '/gone', kind: 'prefix', to: null, status: 410 },
  { from: '/%C3%BCber-uns', kind: 'exact', to: '/about', status: 301 },
];

test('an address leads where its rule says', () =>
  checkEach(
    [
      ['/old', '/new?tab=2#end'],
      ['/OLD/', '/new?tab=2#end'],
      ['/o%6Cd', '/new?tab=2#end'],
      ['/old/below', null],
      ['/older', null],
      ['/shop', '/products'],
      ['/Shop/Coffee%20Bar/Duo/', '/products/Coffee%20Bar/Duo'],
      ['/shop/a%2Fb', '/products/a%2Fb'],
      ['/shop/sale/x', '/offers/x'],
      ['/shop/sale/last', '/contact'],
      ['/shop/sale/last/x', '/offers/last/x'],
      ['/shops', null],
      ['/%c3%bcBER-uns', '/about'],
      ['/', null],
      ['/%zz', null],
    ],
    (asked, location) => {
      expect(createRedirectTable(RULES).find(asked)?.location ?? null).toBe(location);
    },
  ));

// Seen failing: the query of an old address was refused, so pages of one path led to one place.
test('a rule that asks for more of the query goes before one that asks for less', () => {
  const rule = (from: string, to: string | null, status: RedirectRule['status'] = 301) =>
    ({ from, to, kind: 'exact', status }) as RedirectRule;
  const table = createRedirectTable([
    rule('/index.php', '/all'),
    rule('/index.php?id=9', '/nine'),
    rule('/index.php?id=9&lang=de', '/neun'),
    rule('/index.php?name=caf%C3%A9+bar', '/cafe?tab=2'),
    rule('/index.php?id=7', null, 410),
    { from: '/shop', to: '/products', kind: 'prefix', status: 301 },
    rule('/shop/item?id=1', '/one'),
  ]);
  const at = (address: string) => table.find(address)?.location ?? null;
  return checkEach(
    [
      ['/index.php', '/all'],
      ['/index.php?id=8', '/all'],
      ['/Index.php/?id=9', '/nine?'],
      ['/index.php?utm_source=x&id=9', '/nine?utm_source=x'],
      ['/index.php?lang=de&id=9', '/neun?'],
      ['/index.php?id=9&lang=fr', '/nine?lang=fr'],
      ['/index.php?id=99', '/all'],
      ['/index.php?name=caf%c3%a9%20bar&x=1', '/cafe?tab=2'],
      ['/index.php?id=7', null],
      ['/shop/item', '/products/item'],
      ['/shop/item?id=1', '/one?'],
    ],
    (address, location) => {
      expect(at(address)).toBe(location);
      const [path = ''] = address.split('?');
      expect(table.dependsOnQuery(path)).toBe(true);
      expect(table.dependsOnQuery('/shop')).toBe(false);
    },
  );
});

test('what is gone has no address', () => {
  const table = createRedirectTable(RULES);
  expect(table.find('/gone/below')).toEqual({ status: 410, location: null });
  expect(table.find('/shop')).toMatchObject({ status: 302 });
});
