import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { FACETS } from './facet-names.ts';
import { PAYMENT_INTERFACES, PLACES } from './machine-facts.ts';
import type { CatalogueMachine } from './machine.ts';
import {
  NO_CHOICE,
  findMachines,
  hasChoice,
  parseFacets,
  toFacetOptions,
  toFacetQuery,
  withoutValue,
} from './machine-facets.ts';
import { catalogueMachine } from './test-support/catalogue-machine.ts';

const DIVI = catalogueMachine('divi', {
  goods: ['snacks'],
  facts: { widthMm: 1_250, places: ['outdoor', 'sheltered'], paymentInterfaces: ['mdb'] },
});
const WALL = catalogueMachine('wall', {
  goods: ['snacks', 'phones'],
  facts: { widthMm: 700, places: ['indoor'] },
});
const COOL = catalogueMachine('cool', {
  statedTemperature: 'Refrigerated',
  facts: { widthMm: 1_000, paymentInterfaces: ['mdb', 'executive'] },
});
const LOCKER = catalogueMachine('locker', { type: 'locker' });
const ALL = [DIVI, WALL, COOL, LOCKER];

function choose(query: string) {
  return parseFacets(new URLSearchParams(query), ALL).choice;
}
const found = (query: string) => findMachines(ALL, choose(query)).map(({ slug }) => slug);
function offered(query: string, facet: string) {
  const options = toFacetOptions(ALL, choose(query)).find(
    (entry) => entry.facet === facet,
  )?.options;
  return options?.map(({ value, count, chosen }) => `${value} ${count}${chosen ? ' chosen' : ''}`);
}

describe('findMachines', () => {
  it('finds what every chosen facet holds of', () =>
    checkEach(
      [
        ['', ['divi', 'wall', 'cool', 'locker']],
        ['kind=vending', ['divi', 'wall', 'cool']],
        ['size=narrow', ['wall']],
        ['size=medium', ['cool']],
        ['size=wide', ['divi']],
        ['place=outdoor&place=indoor', ['divi', 'wall']],
        ['place=outdoor&payment=executive', []],
        ['temperature=refrigerated', ['cool']],
        ['goods=snacks&place=indoor', ['wall']],
        ['kind=nonsense', ['divi', 'wall', 'cool', 'locker']],
      ],
      (query, slugs) => expect(found(query)).toEqual(slugs),
    ));

  it('claims no machine of which the fact is unknown', () => {
    // Its card says "ambient" for want of another word.
    expect(found('temperature=ambient')).toHaveLength(ALL.length);
    for (const value of PLACES) expect(found(`place=${value}`)).not.toContain('cool');
    for (const value of PAYMENT_INTERFACES) expect(found(`payment=${value}`)).not.toContain('wall');
    for (const value of ['narrow', 'medium', 'wide'])
      expect(found(`size=${value}`)).not.toContain('locker');
  });
});

describe('toFacetOptions', () => {
  it('counts what each option would leave, given the other facets', () => {
    expect(offered('', 'payment')).toEqual(['mdb 2', 'executive 1']);
    expect(offered('place=outdoor', 'payment')).toEqual(['mdb 1']);
    expect(offered('payment=executive', 'payment')).toEqual(['mdb 2', 'executive 1 chosen']);
  });

  it('keeps what is chosen, so that it can be taken back', () => {
    expect(offered('place=outdoor&payment=executive', 'payment')).toEqual([
      'mdb 1',
      'executive 0 chosen',
    ]);
  });

  it('leaves out what tells no machine from another', () => {
    const bare = [catalogueMachine('a'), catalogueMachine('b')];
    expect(toFacetOptions(bare, NO_CHOICE)).toEqual([]);
    expect(toFacetOptions([], NO_CHOICE)).toEqual([]);
    const alike = [DIVI, { ...DIVI, slug: 'twin' }];
    expect(toFacetOptions(alike, NO_CHOICE)).toEqual([]);
  });
});

describe('parseFacets', () => {
  it('names what it ignores, in a few words', () => {
    const query = new URLSearchParams(
      `kind=robot&place=mars&goods=${'x'.repeat(500)}&size=1&size=2`,
    );
    expect(parseFacets(query, ALL)).toEqual({
      choice: NO_CHOICE,
      ignored: ['robot', 'mars', '1'],
    });
  });

  it('gives one choice one address', () => {
    const one = choose('place=outdoor&kind=vending&place=indoor&kind=vending&x=1');
    expect(`${toFacetQuery(one)}`).toBe('kind=vending&place=indoor&place=outdoor');
    expect(`${toFacetQuery(withoutValue(one, 'place', 'indoor'))}`).toBe(
      'kind=vending&place=outdoor',
    );
    expect(hasChoice(one)).toBe(true);
    expect(hasChoice(NO_CHOICE)).toBe(false);
  });
});

const machines = fc.array(
  fc
    .record({
      type: fc.constantFrom('vending', 'locker'),
      statedTemperature: fc.constantFrom(null, 'frozen', 'Multi'),
      widthMm: fc.option(fc.integer({ min: 300, max: 2_000 })),
      places: fc.subarray([...PLACES]),
      paymentInterfaces: fc.subarray([...PAYMENT_INTERFACES]),
      goods: fc.subarray(['snacks', 'drinks', 'phones']),
    })
    .map(({ type, statedTemperature, goods, ...facts }): Partial<CatalogueMachine> => ({
      ...catalogueMachine('made-up', { facts }),
      type: type as CatalogueMachine['type'],
      statedTemperature,
      goods,
    })),
  { maxLength: 12 },
) as fc.Arbitrary<CatalogueMachine[]>;

it('never leads to an empty page, however many options are followed, and counts them right', () => {
  fc.assert(
    fc.property(machines, fc.array(fc.nat(), { maxLength: 8 }), (all, steps) => {
      let choice = NO_CHOICE;
      for (const step of steps) {
        const options = toFacetOptions(all, choice).flatMap(({ facet, options: list }) =>
          list.filter(({ chosen }) => !chosen).map((option) => ({ facet, ...option })),
        );
        if (options.length === 0) break;
        const { facet, value, count } = options[step % options.length]!;
        const alone = findMachines(all, { ...choice, [facet]: [value] });
        expect(alone).toHaveLength(count);
        choice = { ...choice, [facet]: [...choice[facet], value] };
        expect(findMachines(all, choice).length).toBeGreaterThanOrEqual(Math.max(count, 1));
      }
      const again = parseFacets(toFacetQuery(choice), all).choice;
      for (const facet of FACETS)
        expect(again[facet]).toEqual(expect.arrayContaining(choice[facet]));
    }),
  );
});
