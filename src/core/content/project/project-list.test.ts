import { fc } from '#tests/support/property.ts';
import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { ADDRESSES } from '../addresses/addresses.ts';
import { parseStoredProject } from './stored-project.ts';
import {
  isEmptyProject,
  parseProject,
  PROJECT_LIMITS,
  projectHref,
  projectOfAddress,
  projectQuery,
  resultHref,
  type ProjectInputs,
  type ProjectList,
} from './project-list.ts';

const read = (query: string) => parseProject(new URLSearchParams(query));

const slugs = fc.oneof(
  fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,3}$/u),
  fc.constantFrom('a:b', 'ü & ß', '100%', 'a+b', 'a=b', '#top', '東京'),
);
const queries = fc
  .array(fc.tuple(fc.stringMatching(/^\w{1,12}$/u), fc.string({ maxLength: 12, unit: 'grapheme' })))
  .map((pairs) => toolQuery(pairs));

/** A query as the list itself writes it: read once. */
function toolQuery(pairs: [string, string][]): string {
  const asked = new URLSearchParams({ tool: `${RESULTS[0]}:${new URLSearchParams(pairs)}` });
  return parseProject(asked).list.results[0]!.query;
}

/** What a list calls results, of all pages that show some. */
const RESULTS = ADDRESSES.flatMap(({ result }) => result ?? []);

const lists: fc.Arbitrary<ProjectList> = fc
  .record({
    machines: fc.uniqueArray(
      fc.record({ slug: slugs, quantity: fc.integer({ min: 1, max: PROJECT_LIMITS.quantity }) }),
      { selector: ({ slug }) => slug, maxLength: PROJECT_LIMITS.machines },
    ),
    results:
      RESULTS.length === 0
        ? fc.constant<ProjectInputs[]>([])
        : fc.uniqueArray(fc.record({ tool: fc.constantFrom(...RESULTS), query: queries }), {
            selector: (result) => resultHref(result),
            maxLength: PROJECT_LIMITS.results,
          }),
  })
  .filter((list) => projectQuery(list).length <= PROJECT_LIMITS.addressCharacters);

describe('a list as an address', () => {
  test('is read back as it was', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const parsed = read(projectQuery(list));
        expect(parsed).toEqual({ list, refused: [], removed: [], unreadable: [], beyond: 0 });
        expect(new URL(projectHref(list), 'http://site.invalid').search.slice(1)).toBe(
          projectQuery(list),
        );
      }),
    );
  });

  test('is short and can be read', () => {
    const query = 'machine=divi-wp:2';
    expect(projectQuery(read(query).list)).toBe(query);
    expect(read(query).list).toEqual({
      machines: [{ slug: 'divi-wp', quantity: 2 }],
      results: [],
    });
    expect(projectHref({ machines: [], results: [] }, '/contact')).toBe('/contact');
  });

  test('is within its limits, whatever an address says', () => {
    const values = fc.array(
      fc.tuple(
        fc.constantFrom('machine', 'tool', 'row', 'quantity', 'other'),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 40 }),
          slugs.map((slug) => `${slug}:7`),
          fc.string().map((text) => `${RESULTS[0]}:${text}`),
          fc.constant(`${RESULTS[1]}:${'x=%00&'.repeat(400)}`),
        ),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(values, (pairs) => {
        const { list, unreadable } = parseProject(new URLSearchParams(pairs));
        expect(list.machines.length).toBeLessThanOrEqual(PROJECT_LIMITS.machines);
        expect(list.results.length).toBeLessThanOrEqual(PROJECT_LIMITS.results);
        expect(projectQuery(list).length).toBeLessThanOrEqual(PROJECT_LIMITS.addressCharacters);
        expect(unreadable.every((text) => text.length <= 61 && text.isWellFormed())).toBe(true);
        // What is used can be sent on and says the same again.
        expect(read(projectQuery(list)).list).toEqual(list);
      }),
    );
  });

  test('names what it cannot use and keeps the rest', () => {
    const parsed = read(
      'machine=divi-wp&machine=duo:0&machine=duo:many&machine=&machine=%00&tool=nonsense:1&tool=nonsense',
    );
    expect(parsed.list).toEqual({ machines: [{ slug: 'divi-wp', quantity: 1 }], results: [] });
    expect(parsed.refused).toEqual([
      { slug: 'duo', quantity: '0', at: 1 },
      { slug: 'duo', quantity: 'many', at: 1 },
    ]);
    expect(parsed.unreadable).toHaveLength(4);
  });

  test('takes off what the form sends as 0, with what it was, and keeps the place of what it refuses', () => {
    const parsed = read(
      'row=a&was=3&quantity=0&row=b&was=2&quantity=2&row=c&was=4&quantity=x&row=d&was=1&quantity=1&row=&quantity=1',
    );
    expect(parsed.removed).toEqual([{ slug: 'a', quantity: 3 }]);
    expect(parsed.list.machines.map(({ slug }) => slug)).toEqual(['b', 'd']);
    expect(parsed.refused).toEqual([{ slug: 'c', quantity: 'x', at: 1 }]);
    expect(read('machine=b:2&removed=a:3').removed).toEqual(parsed.removed);
    expect(read('removed=&removed=a:0').removed).toEqual([]);
  });

  test('carries its units', () => {
    const { list } = read('machine=divi-wp:2&units=imperial');
    expect(projectQuery(list)).toBe('machine=divi-wp:2&units=imperial');
    expect(projectQuery({ ...list, machines: [] })).toBe('');
  });

  test('counts the twenty-first machine as beyond', () => {
    const many = (one: (index: number) => string, count: number) =>
      Array.from({ length: count }, (_, index) => one(index)).join('&');
    expect(read(many((index) => `machine=m${index}:1`, 100))).toMatchObject({ beyond: 80 });
  });

  test('counts what comes twice together, up to the limit', () => {
    const { list } = read('machine=duo:2&row=duo&quantity=+3&row=&quantity=1');
    expect(list).toEqual({
      machines: [{ slug: 'duo', quantity: 5 }],
      results: [],
    });
    expect(read('row=duo&quantity=٢').list.machines[0]).toMatchObject({ quantity: 2 });
    expect(read('machine=duo:999&machine=duo:2').list.machines[0]).toMatchObject({ quantity: 999 });
  });
});

describe('an address that somebody pastes', () => {
  test('names the same project, however it came', () =>
    checkEach(
      [
        ['https://example.com/machines/divi-wp?units=imperial#top', 'machine=divi-wp:1'],
        ['/machines/a%20b/', 'machine=a%20b:1'],
        [' /project?machine=duo:4 ', 'machine=duo:4'],
        ['https://example.com/de/machines/divi-wp', 'machine=divi-wp:1'],
        ['/pt-br/project?machine=duo:4', 'machine=duo:4'],
      ],
      (text, query) => {
        expect(projectQuery(projectOfAddress(text)!)).toBe(query);
      },
    ));

  test('adds nothing where it is no project of this site', () =>
    checkEach(
      [
        '',
        'duo',
        '/machines',
        '/machines/compare/x',
        '/about?a=1',
        '/project',
        '/project/x?machine=duo:1',
        'http://[',
        '/machines/%00',
      ],
      (text) => {
        expect(projectOfAddress(text)).toBeNull();
      },
    ));
});

test('an empty list and a stored list that cannot be read are none', () => {
  expect(isEmptyProject(read('').list)).toBe(true);
  for (const text of ['', '{', '{}', '[]', 'null', '{"query":1}'])
    expect(parseStoredProject(text)).toBeNull();
});
