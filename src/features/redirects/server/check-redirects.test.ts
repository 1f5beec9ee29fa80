import { fc } from '#tests/support/property.ts';
import { describe, expect, test } from 'vitest';
import { ADDRESSES } from '#content/addresses/addresses.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { checkRedirects, MOST_REDIRECTS } from './check-redirects.ts';
import { pathKey } from './path-key.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { createRedirectTable } from './redirect-table.ts';

const PAGES = [
  '/',
  '/products',
  '/machines',
  '/machines/duo',
  '/machines/wall%20unit',
  '/blog?page=2',
];

/** `/old /new`, `/old/* /new` for a prefix, `/old` for a page that is gone. */
function rule(written: string): RedirectRule {
  const [from, to] = written.split(' ') as [string, string | undefined];
  const kind = from.endsWith('/*') ? 'prefix' : 'exact';
  const path = kind === 'prefix' ? from.slice(0, -2) : from;
  return { from: path, kind, to: to ?? null, status: to === undefined ? 410 : 301 };
}

function check(given: string[], { standing = [] as string[], mayReplace = true } = {}) {
  const lines = given.map((text, index) => ({ text, line: index + 1, rule: rule(text) }));
  const checked = checkRedirects(standing.map(rule), lines, { pages: PAGES, mayReplace });
  return {
    ...checked,
    accepted: checked.accepted.map(({ line }) => line),
    refused: checked.refused.map(({ line, refusal, otherLine }) => [
      line,
      refusal.reason,
      refusal.about,
      ...(otherLine === undefined ? [] : [otherLine]),
    ]),
  };
}

describe('which redirects come into force', () => {
  test('what leads nowhere, away or round is refused', () =>
    checkEach(
      [
        ['a page', '/machines/duo /machines', ['page', '/machines/duo']],
        ['a page in other letters', '/Machines/DUO/ /machines', ['page', '/machines/duo']],
        [
          'a page with an encoded slug',
          '/machines/wall%20Unit /',
          ['page', '/machines/wall%20unit'],
        ],
        ['the second page of a list', '/blog /machines', ['page', '/blog']],
        ['a prefix of pages', '/products/* /machines', ['page', '/products']],
        ['a prefix above pages', '/* /products', ['reserved', '/business']],
        ['the admin area', '/admin/old /machines', ['reserved', '/admin']],
        ['an endpoint', '/api/old /machines', ['reserved', '/api']],
        ['a file of the site', '/robots.txt /machines', ['reserved', '/robots.txt']],
        ['a prefix above a file of the site', '/blog/* /machines', ['reserved', '/blog/rss.xml']],
        ["a page's data", '/old.data /machines', ['reserved', '/old.data']],
        ['itself', '/old /OLD/', ['loop', '/old']],
        ['itself with a query', '/old /old?again#here', ['loop', '/old']],
        ['a prefix into itself', '/old/* /old/new', ['loop', '/old']],
        ['a prefix out of itself', '/old/shop/* /old', ['loop', '/old/shop']],
      ],
      (_, written, refusal) => {
        expect(check([written]).refused).toEqual([[1, ...refusal]]);
      },
    ));

  test('every endpoint and every part that is no page is out of reach', () => {
    const endpoints = ADDRESSES.flatMap((row) => (row.path.startsWith('/api/') ? [row.path] : []));
    expect(endpoints.length).toBeGreaterThan(8);
    const reached = [...endpoints, '/admin/people', '/inquiry', '/project/old', '/goals'].filter(
      (path) => check([`${path} /machines`]).refused.length === 0,
    );
    expect(reached).toEqual([]);
  });

  test('a loop names the line that leads back', () => {
    expect(check(['/a /b', '/x /machines', '/b /a']).refused).toEqual([[3, 'loop', '/a', 1]]);
  });

  test('a chain is refused from either end', () => {
    expect(check(['/b /c', '/a /b']).refused).toEqual([[2, 'chain', '/b', 1]]);
    expect(check(['/a /b', '/b /c']).refused).toEqual([[2, 'chain', '/a', 1]]);
    expect(check(['/a /b', '/b']).refused).toEqual([[2, 'chain', '/a', 1]]);
  });

  test('a chain through a prefix is refused from either end', () => {
    expect(check(['/shop/* /store', '/a /shop/x']).refused).toEqual([[2, 'chain', '/shop', 1]]);
    expect(check(['/a /shop/x', '/shop/* /store']).refused).toEqual([[2, 'chain', '/a', 1]]);
    expect(check(['/shop/* /store', '/store/x /b']).refused).toEqual([[2, 'chain', '/shop', 1]]);
    expect(check(['/shop/* /store/old', '/store/* /b']).refused).toHaveLength(1);
  });

  test('one below a prefix is no chain', () => {
    const given = ['/shop/* /store', '/shop/sale /offers', '/shop/sale/* /x', '/shop/gone'];
    expect(check(given).refused).toEqual([[3, 'duplicate', '/shop/sale', 2]]);
  });

  test('a refused line leaves the others and what is in force standing', () => {
    const { accepted, refused } = check(['/b /a', '/c /machines', '/c /d'], {
      standing: ['/a /machines'],
    });
    expect(accepted).toEqual([2]);
    expect(refused).toEqual([
      [1, 'chain', '/a'],
      [3, 'duplicate', '/c', 2],
    ]);
  });

  test('a file changes what is in force, and a form does not', () => {
    const standing = ['/a /machines', '/b /machines'];
    const changed = check(['/A /products', '/b /machines'], { standing });
    expect(changed).toMatchObject({ accepted: [1], refused: [] });
    expect(changed.unchanged.map(({ line }) => line)).toEqual([2]);
    expect(check(['/A /products'], { standing, mayReplace: false }).refused).toEqual([
      [1, 'duplicate', '/a'],
    ]);
  });

  test('what a changed one led to is free again', () => {
    const standing = ['/a /b'];
    expect(check(['/a /machines', '/b /machines'], { standing }).refused).toEqual([]);
  });

  test('there is an end to how many there are', () => {
    const standing = Array.from(
      { length: MOST_REDIRECTS },
      (_, index) => `/old/${index} /machines`,
    );
    expect(check(['/one-more /machines', '/old/1 /'], { standing })).toMatchObject({
      accepted: [2],
      refused: [[1, 'too-many', undefined]],
    });
  });
});

const segment = fc.constantFrom('a', 'b', 'c', 'D', '%61', 'ä', '%C3%A4');
const path = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
const anyRule: fc.Arbitrary<RedirectRule> = fc
  .record({
    from: path,
    kind: fc.constantFrom('exact' as const, 'prefix' as const),
    to: fc.option(fc.oneof(path, fc.constant('/')), { nil: null, freq: 6 }),
  })
  .map(({ from, kind, to }) => ({ from, kind, to, status: to === null ? 410 : 301 }));

describe('whatever is given', () => {
  test('an accepted redirect is one step: where it leads, no other begins', () => {
    fc.assert(
      fc.property(
        fc.array(anyRule, { maxLength: 12 }),
        fc.array(path, { minLength: 1, maxLength: 20 }),
        (rules, asked) => {
          const given = rules.map((rule, index) => ({ rule, line: index + 1, text: '' }));
          const { accepted } = checkRedirects([], given, { pages: PAGES, mayReplace: true });
          const table = createRedirectTable(inForce(accepted.map(({ rule }) => rule)));
          for (const one of [...asked, ...rules.flatMap(({ from }) => [from, `${from}/b/c`])]) {
            const found = table.find(one);
            if (found?.location) expect(table.find(found.location)).toBeNull();
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('taking lines one by one or all at once puts the same into force', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 10 }), (rules) => {
        const given = rules.map((rule, index) => ({ rule, line: index + 1, text: '' }));
        const rulesOf = ({ accepted }: ReturnType<typeof checkRedirects>) =>
          accepted.map(({ rule }) => rule);
        const site = { pages: PAGES, mayReplace: false };
        const atOnce = rulesOf(checkRedirects([], given, site));
        const oneByOne = given.reduce<RedirectRule[]>(
          (standing, one) => [...standing, ...rulesOf(checkRedirects(standing, [one], site))],
          [],
        );
        expect(oneByOne).toEqual(atOnce);
      }),
    );
  });
});

/** Of two with one address the later is in force. */
function inForce(rules: RedirectRule[]): RedirectRule[] {
  return [...new Map(rules.map((rule) => [pathKey(rule.from), rule])).values()];
}
