import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import {
  compareHref,
  factInWords,
  parseAskedMachines,
  toComparison,
  type ComparedFact,
} from './compare-machines.ts';
import { catalogueMachine } from './test-support/catalogue-machine.ts';

const CATALOGUE = ['a', 'b', 'c', 'd', 'e'].map((slug) => catalogueMachine(slug));

function asked(query: string) {
  const { machines, ...rest } = parseAskedMachines(new URLSearchParams(query), CATALOGUE);
  return { slugs: machines.map(({ slug }) => slug), ...rest };
}

describe('parseAskedMachines', () => {
  it('reads what was asked for and names what is left out', () =>
    checkEach(
      [
        ['', [], [], []],
        ['machine=b&machine=a&machine=b&machine=', ['b', 'a'], [], []],
        ['machine=a&machine=zz&machine=b', ['a', 'b'], [], ['zz']],
        ['machine=e&machine=d&machine=c&machine=b&machine=a', ['e', 'd', 'c', 'b'], ['The a'], []],
        ['machine=A', [], [], ['A']],
      ],
      (query, slugs, leftOut, unknown) => {
        expect(asked(query)).toEqual({ slugs, leftOut, unknown });
      },
    ));

  it('reads a hundred machines without naming each', () => {
    const query = Array.from({ length: 300 }, (_, index) => `machine=no-${index}${'x'.repeat(90)}`);
    const { unknown } = asked(query.join('&'));
    expect(unknown).toHaveLength(5);
    for (const name of unknown) expect(name).toHaveLength(60);
  });

  it('never takes more than four, nor one twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', '', '__proto__', 'no')),
        (slugs) => {
          const { slugs: taken } = asked(compareHref(slugs).split('?')[1] ?? '');
          expect(taken.length).toBeLessThanOrEqual(4);
          expect(new Set(taken).size).toBe(taken.length);
        },
      ),
    );
  });
});

describe('toComparison', () => {
  const wide = catalogueMachine('wide', {
    statedTemperature: 'Ambient',
    facts: { widthMm: 1_000, heightMm: 1_830, places: ['indoor', 'sheltered'], voltagesV: [230] },
  });
  const narrow = catalogueMachine('narrow', {
    statedTemperature: 'ambient',
    facts: { widthMm: 700, heightMm: 1_830, places: ['sheltered', 'indoor'] },
  });
  const same = (...machines: (typeof wide)[]) =>
    Object.fromEntries(
      toComparison(machines).groups.flatMap(({ rows }) =>
        rows.map(({ fact, isSame }) => [fact, isSame]),
      ),
    ) as Partial<Record<ComparedFact, boolean>>;

  it('says what is the same, which nothing is that is known of some only', () => {
    expect(same(wide, narrow)).toEqual({
      type: true,
      temperature: true,
      width: false,
      height: true,
      places: true,
      voltages: false,
    });
  });

  it('lists what none of them states, and gives it no row', () => {
    expect(toComparison([wide, narrow]).unstated).toContain('noise');
    expect(toComparison([wide, narrow]).unstated).not.toContain('voltages');
  });

  it('knows doors by size', () => {
    const few = catalogueMachine('few', { facts: { doors: { small: 4, large: 2 } } });
    const alike = catalogueMachine('same', { facts: { doors: { large: 2, small: 4 } } });
    const many = catalogueMachine('many', { facts: { doors: { small: 8 } } });
    expect(same(few, alike)['doors']).toBe(true);
    expect(same(few, many)['doors']).toBe(false);
  });

  const spec = (key: string, value: string) => ({ key, label: key, value });
  const worded = catalogueMachine('worded', {
    specs: [
      spec('powerRequirements', 'Own circuit advised'),
      spec('capacity', '6 shelves, 48 lanes'),
      spec('weight', '310 kg'),
      spec('paymentOptions', 'Contactless card'),
      spec('warranty', 'Two years'),
    ],
    facts: { weightKg: 310 },
  });
  const figured = catalogueMachine('figured', {
    specs: [spec('weight', '520 kg, in two parts'), spec('powerRequirements', '230 V')],
    facts: { weightKg: 520, voltagesV: [230] },
  });

  it('reads in words what is not known in figures', () => {
    const rows = toComparison([worded, figured]).groups.flatMap((group) => group.rows);
    const known = Object.fromEntries(rows.map((row) => [row.fact, row.known]));
    expect(known).toMatchObject({
      weight: [true, true],
      voltages: [true, true],
      // The other's text states a voltage, and no current.
      current: [true, false],
      selections: [true, false],
      payment: [true, false],
    });
    expect(known).not.toHaveProperty('doors');
    expect(factInWords(worded, 'payment')).toBe('Contactless card');
    expect(toComparison([worded, figured]).unstated).not.toContain('payment');
  });

  it('sets what is said in words beside each other, but for what the figures say', () => {
    const rows = toComparison([worded, figured]).words;
    expect(rows.map(({ label, texts, isSame }) => [label, texts, isSame])).toEqual([
      ['powerRequirements', ['Own circuit advised', '230 V'], false],
      ['capacity', ['6 shelves, 48 lanes', ''], false],
      // Not "not stated" of the one whose figure says all of it.
      ['weight', ['310 kg', '520 kg, in two parts'], false],
      ['paymentOptions', ['Contactless card', ''], false],
      ['warranty', ['Two years', ''], false],
    ]);
  });
});
