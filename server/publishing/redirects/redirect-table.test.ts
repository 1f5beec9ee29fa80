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

test('what is gone has no address', () => {
  const table = createRedirectTable(RULES);
  expect(table.find('/gone/below')).toEqual({ status: 410, location: null });
  expect(table.find('/shop')).toMatchObject({ status: 302 });
  expect(table.size).toBe(6);
});
