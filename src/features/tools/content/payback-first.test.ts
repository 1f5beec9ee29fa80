import { expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { parsePaybackFirst } from './payback-first.ts';
import { parsePaybackInputs } from './payback-inputs.ts';

it('reads the owner’s first values, with their sources', () => {
  const { lines, problems } = parsePaybackFirst(
    'currency = EUR\nprice = 1.80 / 2.20/2.60; Our machines, 2025; https://vend.example/prices\n\npower = 3.1; Type plate',
  );
  expect(problems).toEqual([]);
  expect(lines).toEqual([
    { name: 'currency', currency: 'EUR' },
    {
      name: 'price',
      values: [1.8, 2.2, 2.6],
      source: 'Our machines, 2025',
      url: 'https://vend.example/prices',
    },
    { name: 'power', values: [3.1], source: 'Type plate', url: null },
  ]);
  const { inputs } = parsePaybackInputs(new URLSearchParams('power=5'), 'en', lines);
  expect(inputs).toMatchObject({
    currency: 'EUR',
    priceLow: 1.8,
    price: 2.2,
    priceHigh: 2.6,
    // What the visitor writes counts before it, and what the owner leaves open is as it was.
    power: 5,
    machine: 5500,
  });
});

it('names what it cannot use and leaves it out', () =>
  checkEach<[string, RegExp]>(
    [
      ['currency = JPY', /currencies are USD/u],
      ['prise = 2; Us', /one of currency, visitors/u],
      ['priceLow = 2; Us', /one of currency, visitors/u],
      ['price = 2; Us', /three figures/u],
      ['power = 1/2/3; Us', /one figure/u],
      ['machine = 5,500; Us', /figures are from 0 to/u],
      ['commission = 120; Us', /figures are from 0 to 100/u],
      ['price = 3 / 2 / 4; Us', /not in order/u],
      ['goods = 45 / 50 / 55; Us', /not in order/u],
      ['machine = 5500', /where it comes from/u],
      ['machine = 5500; Us; javascript:alert(1)', /no address/u],
    ],
    (line, reason) => {
      const { lines, problems } = parsePaybackFirst(line);
      expect(lines).toEqual([]);
      expect(problems).toHaveLength(1);
      expect(problems[0]!.reason).toMatch(reason);
    },
  ));
