import { expect, test } from 'vitest';
import { englishWording } from '#copy/wordings.ts';
import { describeFit, describeLocker, describePayback } from './describe-result.ts';

test('a payback is worked out anew, with its inputs and the version of its formulas', () => {
  // The reader's 17.5 a month, software at 10 and no power: what is left is worked out by hand below.
  const query =
    'visitors=120&share=10&shareLow=10&shareHigh=10&items=1&price=2&priceLow=2&priceHigh=2&goods=50&goodsLow=50&goodsHigh=50&commission=0&cashless=0&cardMonthly=0&itemsPerVisit=100&visitCost=0&power=0&software=15&machine=3500&setup=0';
  const result = describePayback(englishWording, new URLSearchParams(query))!;
  // 120 × 365 / 12 × 10 % = 365 items a month at 2, half of it for goods: 365 − 15 = 350 left; 3,500 / 350 = 10 months.
  expect(result.title).toContain('10 months');
  expect(result.formulaVersion).toBeGreaterThan(0);
  expect(result.lines).toContainEqual({ name: 'Left a month: Likely', value: '$350.00' });
  expect(result.inputs).toContainEqual({
    name: 'Price of an item',
    value: '$2.00 / $2.00 / $2.00',
  });
  expect(result.inputs.map(({ name }) => name)).not.toContain('Lease, a month');
});

test('the doors of a locker are worked out anew', () => {
  const result = describeLocker(englishWording, new URLSearchParams('parcels=55'))!;
  expect(result.title).toMatch(/^Locker size: \d+ doors$/u);
  expect(result.lines).toHaveLength(1);
  expect(result.inputs).toContainEqual({ name: 'Parcels on a day with deliveries', value: '55' });
});

const WAY = 'door-width=900&door-height=2000&ceiling=2300';

test('a way is checked anew, with the measures of the machine as the catalogue has them', () => {
  const facts = { widthMm: 860, depthMm: 900, heightMm: 1_830 };
  const machines = [{ slug: 'divi-wp', title: 'Divi WP', facts }] as never;
  const search = new URLSearchParams(`machine=divi-wp&${WAY}`);
  const result = describeFit(englishWording, search, machines)!;
  // 860 mm and 20 mm for hands at either side just fill the door.
  expect(result.title).toBe('Fit of Divi WP: It goes through the door with 0 mm to spare in width');
  expect(result.formulaVersion).toBeGreaterThan(0);
  expect(result.lines.map(({ name }) => name)).toEqual([
    'The narrowest door',
    'The lowest ceiling',
  ]);
  expect(result.inputs).toContainEqual({ name: 'Width of the machine', value: '860 mm' });
  expect(result.inputs).toContainEqual({ name: 'Height of the dolly', value: '150 mm' });
});

test('while the catalogue cannot be read, the measures beside the machine count', () => {
  const query = `machine=divi-wp&width=870&depth=900&height=1830&${WAY}`;
  const result = describeFit(englishWording, new URLSearchParams(query));
  expect(result!.title).toBe('Fit of divi-wp: The door is 10 mm too narrow');
});

test.each([
  ['price=-1', describePayback],
  ['parcels=many', describeLocker],
  ['machine=divi-wp', describeFit],
])('%s is nothing that can be kept', (query, describe) => {
  expect(describe(englishWording, new URLSearchParams(query))).toBeNull();
});
