import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import {
  PAYBACK_FIELDS,
  parsePaybackInputs,
  parsePaybackLine,
  paybackHref,
  toPaybackLine,
  type PaybackField,
  type PaybackInputs,
} from './payback-inputs.ts';
import type { FieldProblem } from './number-fields.ts';
import { DAYS_PER_MONTH, toPaybackResult } from './payback.ts';

const read = (query: string, language = 'en') =>
  parsePaybackInputs(new URLSearchParams(query), language);
const inputsOf = (query: string, language = 'en'): PaybackInputs => {
  const { inputs, problems } = read(query, language);
  if (!inputs) throw new Error(JSON.stringify(problems));
  return inputs;
};

const number = (name: PaybackField) => {
  const { min, max } = PAYBACK_FIELDS[name];
  return fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((part) => Math.round((min + part ** 3 * (max - min)) * 1e4) / 1e4);
};

const anyInputs: fc.Arbitrary<PaybackInputs> = fc
  .record({
    currency: fc.constantFrom('USD' as const, 'EUR' as const),
    way: fc.constantFrom('buy' as const, 'lease' as const),
    ...(Object.fromEntries(
      Object.keys(PAYBACK_FIELDS).map((name) => [name, number(name as PaybackField)]),
    ) as Record<PaybackField, fc.Arbitrary<number>>),
  })
  .map((inputs) => {
    const [shareLow, share, shareHigh] = sorted(inputs.shareLow, inputs.share, inputs.shareHigh);
    const [priceLow, price, priceHigh] = sorted(inputs.priceLow, inputs.price, inputs.priceHigh);
    const [goodsHigh, goods, goodsLow] = sorted(inputs.goodsLow, inputs.goods, inputs.goodsHigh);
    return {
      ...inputs,
      lease: inputs.way === 'lease' ? Math.max(inputs.lease, 0.01) : inputs.lease,
      ...{ shareLow, share, shareHigh, priceLow, price, priceHigh, goodsLow, goods, goodsHigh },
    };
  });

/** What an inquiry keeps of a slug, less the name of the tool and its version. */
const LONGEST_LINE = 200 - 'payback:999:'.length;

/** Figures that cost; of the likely case where there are three. */
const DEARER = [
  'goods',
  'commission',
  'cashless',
  'cardRate',
  'cardFee',
  'cardMonthly',
  'visitCost',
  'power',
  'powerPrice',
  'software',
  'machine',
  'setup',
  'lease',
] as const satisfies PaybackField[];

describe('toPaybackResult', () => {
  it('agrees with a month worked out by hand', () => {
    // 120 visitors × 365/12 days × 10 % = 365 purchases; 2 items each = 730 items at 2.00 = 1,460.00.
    // Goods 40 % = 584.00. Commission 10 % = 146.00.
    // Cards: half of (5 % of 1,460 = 73.00, and 365 × 0.10 = 36.50) = 54.75, and 20.00 a month = 74.75.
    // Restocking: 730 / 365 = 2 visits at 15.00 = 30.00. Power: 6 kWh × 365/12 × 0.20 = 36.50. Software 25.00.
    // Profit: 1,460 − 584 − 146 − 74.75 − 30 − 36.50 − 25 = 563.75; margin 38.61 %.
    // Payback: (5,000 + 637.50) / 563.75 = 10 months.
    // Left of an item: 2 × (1 − 0.4 − 0.1 − 0.025) = 0.95; less 0.5 × 0.10 / 2 = 0.025; less 15 / 365 = 0.041096: 0.883904.
    // Break-even: (20 + 36.50 + 25) / 0.883904 / 30.41667 = 3.0314 items a day.
    const result = toPaybackResult(
      inputsOf(
        'visitors=120&share=10&items=2&priceLow=2&price=2&priceHigh=2&goods=40&goodsHigh=40&commission=10' +
          '&cashless=50&cardRate=5&cardFee=0.1&cardMonthly=20&itemsPerVisit=365&visitCost=15&power=6' +
          '&powerPrice=0.2&software=25&machine=5000&setup=637.5',
      ),
    );
    const month = result.cases.likely;
    expect(result.investment).toBe(5637.5);
    expect(month.items).toBeCloseTo(730, 9);
    expect(month.revenue).toBeCloseTo(1460, 9);
    expect(month.goods).toBeCloseTo(584, 9);
    expect(month.commission).toBeCloseTo(146, 9);
    expect(month.cards).toBeCloseTo(74.75, 9);
    expect(month.restocking).toBeCloseTo(30, 9);
    expect(month.power).toBeCloseTo(36.5, 9);
    expect(month.profit).toBeCloseTo(563.75, 9);
    expect(month.margin).toBeCloseTo(0.386_13, 5);
    expect(month.paybackMonths).toBeCloseTo(10, 9);
    expect(month.breakEvenItemsPerDay).toBeCloseTo(3.0314, 4);
  });

  it('agrees with the first figures of the form worked out by hand', () => {
    // Likely: 100 × 30.41667 × 8.5 % = 258.5417 purchases and items; × 2.11 = 545.5229.
    // Goods 272.7615; commission 81.8284; cards 0.71 × (25.9123 + 45.2448) + 17.50 = 68.0216;
    // restocking 258.5417 / 200 × 10 = 12.9271; power 4.42 × 30.41667 × 0.12 = 16.1330; software 27.50.
    // In whole cents, sales down and costs up: 545.52 − 272.77 − 81.83 − 68.03 − 12.93 − 16.14 − 27.50 = 66.32;
    // payback 5,900 / 66.32 = 88.96 months.
    const { cases } = toPaybackResult(inputsOf(''));
    expect(cases.likely.revenue).toBe(545.52);
    expect(cases.likely.cards).toBe(68.03);
    expect(cases.likely.profit).toBe(66.32);
    expect(cases.likely.paybackMonths).toBeCloseTo(88.96, 2);
    // Low: 182.5 items at 1.78 = 324.85; 178.6675 goods, 48.7275 commission, 0.71 × (15.4304 + 31.9375) + 17.50 = 51.1312,
    // 9.125 + 16.133 + 27.50; in cents 324.85 − 178.67 − 48.73 − 51.14 − 9.13 − 16.14 − 27.50: a loss of 6.46.
    expect(cases.low.profit).toBe(-6.46);
    expect(cases.low.paybackMonths).toBeNull();
    // High: 334.5833 items at 2.24 = 749.4667; 337.26 + 112.42 + 0.71 × (35.5997 + 58.5521) + 17.50 + 16.7292 + 16.133 + 27.50;
    // in cents 749.46 − 337.26 − 112.42 − 84.35 − 16.73 − 16.14 − 27.50 = 155.06.
    expect(cases.high.profit).toBe(155.06);
    expect(cases.high.paybackMonths).toBeCloseTo(38.05, 2);
  });

  it('takes a lease as a monthly cost and leaves the machine’s price out', () => {
    const result = toPaybackResult(inputsOf('way=lease&lease=50&setup=0'));
    expect(result.investment).toBe(0);
    expect(result.cases.likely.paybackMonths).toBe(0);
    expect(result.cases.likely.profit).toBe(16.32);
    // (17.50 + 16.133 + 27.50 + 50) / (2.11 × (0.5 − 0.15 − 0.033725) − 0.12425 − 0.05 = 0.49309) / 30.41667
    expect(result.cases.likely.breakEvenItemsPerDay).toBeCloseTo(7.4098, 3);
  });

  it('has no break-even where every item loses money', () => {
    const month = toPaybackResult(inputsOf('commission=60')).cases.likely;
    expect(month.breakEvenItemsPerDay).toBeNull();
    expect(month.paybackMonths).toBeNull();
  });

  it('earns nothing at its break-even', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { breakEvenItemsPerDay: needed } = toPaybackResult(inputs).cases.likely;
        if (needed === null || needed > 1e6) return;
        const visitors = needed / inputs.items / (inputs.share / 100);
        if (!Number.isFinite(visitors)) return;
        const { profit, revenue } = toPaybackResult({ ...inputs, visitors }).cases.likely;
        // Rounding takes less than a cent of each of eight rows.
        expect(Math.abs(profit)).toBeLessThanOrEqual(0.08 + 1e-6 * (1 + revenue));
      }),
    );
  });

  it('never pays back sooner with a higher figure', () =>
    checkEach(DEARER, (name) => {
      fc.assert(
        fc.property(anyInputs, fc.double({ min: 0, max: 1, noNaN: true }), (inputs, part) => {
          const { max } = PAYBACK_FIELDS[name];
          const dearer = { ...inputs, [name]: inputs[name] + part * (max - inputs[name]) };
          const before = toPaybackResult(inputs).cases.likely;
          const after = toPaybackResult(dearer).cases.likely;
          expect(months(after.paybackMonths)).toBeGreaterThanOrEqual(
            months(before.paybackMonths) * (1 - 1e-9),
          );
          expect(after.profit).toBeLessThanOrEqual(before.profit + 1e-6 * (1 + before.revenue));
        }),
      );
    }));

  it('never earns less in a better case', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { low, likely, high } = toPaybackResult(inputs).cases;
        // More sales earn less where every item loses money.
        if (low.breakEvenItemsPerDay === null) return;
        expect(likely.profit).toBeGreaterThanOrEqual(
          low.profit - 0.08 - 1e-6 * (1 + likely.revenue),
        );
        expect(high.profit).toBeGreaterThanOrEqual(
          likely.profit - 0.08 - 1e-6 * (1 + high.revenue),
        );
      }),
    );
  });

  it('shows rows that add up to what is left, costs never too low and sales never too high', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { likely } = toPaybackResult(inputs).cases;
        const { goods, commission, cards, restocking, power, software, lease } = likely;
        const cents = (amount: number) => Math.round(amount * 100);
        const costs = [goods, commission, cards, restocking, power, software, lease].map(cents);
        expect(cents(likely.revenue) - costs.reduce((sum, cost) => sum + cost, 0)).toBe(
          cents(likely.profit),
        );
        const sales =
          (((inputs.visitors * 365) / 12) * inputs.share * inputs.items * inputs.price) / 100;
        expect(likely.revenue).toBeLessThanOrEqual(sales * (1 + 1e-12) + 1e-6);
        expect(goods).toBeGreaterThanOrEqual((sales * inputs.goods) / 100 / (1 + 1e-12) - 1e-6);
        expect(software).toBeGreaterThanOrEqual(inputs.software);
      }),
    );
  });

  it('counts 365 days a year', () => {
    expect(DAYS_PER_MONTH * 12).toBeCloseTo(365, 12);
  });
});

describe('parsePaybackInputs', () => {
  it('names the range of what cannot be used, keeps every text and gives no inputs', () => {
    const { inputs, problems, texts } = read('visitors=many&price=2.2&commission=120&goods=');
    expect(inputs).toBeNull();
    expect(problems).toEqual({
      visitors: { kind: 'text', min: 1, max: 100_000 },
      commission: { kind: 'range', min: 0, max: 100 },
      goods: { kind: 'range', min: 0, max: 100 },
    });
    expect(texts.visitors).toBe('many');
    expect(texts.price).toBe('2.2');
  });

  it('does not take anything else for a number of visitors', () =>
    checkEach(
      ['1e3', '-1', '0x10', '5 50', '1.2.3', ' ', 'Infinity', '9'.repeat(60), '-0.5'],
      (text) => {
        expect(read(new URLSearchParams({ visitors: text }).toString()).inputs).toBeNull();
      },
    ));

  // Seen failing: with the language of the page before the one of the form, and with answers that lose the rest.
  it('asks what the language does not decide, with answers that keep the rest', () => {
    const query = 'typed=en&machine=5.500&setup=12%25&currency=EUR';
    for (const language of ['en', 'de']) {
      const { inputs, problems } = read(query, language);
      expect(inputs).toBeNull();
      expect(problems.machine).toMatchObject({
        kind: 'either',
        text: '5.500',
        answers: [{ value: 5500 }, { value: 5.5 }],
      });
      const { answers } = problems.machine as Extract<FieldProblem, { kind: 'either' }>;
      expect(answers.map((answer) => answer.query)).toEqual([
        'typed=en&machine=5500&setup=12%25&currency=EUR',
        'typed=en&machine=5.5&setup=12%25&currency=EUR',
      ]);
      expect(problems.setup).toEqual({ kind: 'sign', sign: '%', wanted: 'money', currency: 'EUR' });
    }
    expect(inputsOf('machine=5.500', 'de').machine).toBe(5500);
    expect(inputsOf('typed=de&machine=5.500', 'en').machine).toBe(5500);
    // Sent again from the English page, it is still the same.
    expect(read('typed=de&machine=5.500', 'en').texts.machine).toBe('5500');
    expect(read('typed=de&machine=5.500', 'de').texts.machine).toBe('5.500');
    expect(inputsOf('typed=no-such&machine=5.500', 'de').machine).toBe(5500);
  });

  it('reads amounts with the sign of their currency alone', () => {
    expect(inputsOf('price=$2,15&machine=5500+USD&share=8,5+%25').price).toBe(2.15);
    expect(read('price=€2.15').problems.price).toMatchObject({ kind: 'sign', sign: '€' });
    expect(inputsOf('price=€2.15&currency=EUR').price).toBe(2.15);
    expect(read('power=4.42+%25').problems.power).toMatchObject({ kind: 'sign', sign: '%' });
  });

  it('takes the one of two numbers that the field can hold', () => {
    expect(inputsOf('items=1.500').items).toBe(1.5);
  });

  it('says which figure of a row is out of order', () => {
    expect(read('shareLow=9').problems).toEqual({ shareLow: { kind: 'order', rising: true } });
    expect(read('priceHigh=2').problems).toEqual({ priceHigh: { kind: 'order', rising: true } });
    expect(read('goodsLow=49').problems).toEqual({ goodsLow: { kind: 'order', rising: false } });
  });

  it('asks for the lease only where the machine is leased', () => {
    expect(read('way=lease').problems).toHaveProperty('lease');
    expect(read('way=lease&lease=90&machine=').inputs).toMatchObject({ lease: 90, machine: 0 });
    expect(read('lease=').problems).toEqual({});
    expect(read('machine=').problems).toHaveProperty('machine');
  });

  it('asks for a lease that would cost nothing', () => {
    expect(read('way=lease&lease=0').problems).toEqual({
      lease: { kind: 'range', min: 0.01, max: 100_000 },
    });
    expect(read('way=lease&lease=0').inputs).toBeNull();
    // Of a machine that is bought it says nothing.
    expect(read('lease=0').inputs).not.toBeNull();
  });

  it('names a currency that it does not have, and takes none in its place', () =>
    checkEach<[string, string, string | null]>(
      [
        ['currency=JPY', 'JPY', null],
        ['currency=euro', 'euro', null],
        ['currency=eur', '', 'EUR'],
        ['currency=', '', 'USD'],
        ['', '', 'USD'],
      ],
      (query, unknown, used) => {
        const { inputs, unknownCurrency } = read(query);
        expect(unknownCurrency).toBe(unknown);
        expect(inputs?.currency ?? null).toBe(used);
      },
    ));

  it('reads its own address as the same inputs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const query = paybackHref(inputs).replace(/^[^?]*\?|#.*$/gu, '');
        for (const language of ['en', 'de', 'fr', 'ar', 'de-CH'])
          expect(read(query, language).inputs).toEqual(inputs);
        expect(parsePaybackLine(toPaybackLine(inputs))).toEqual(inputs);
        expect(toPaybackLine(inputs).length).toBeLessThanOrEqual(LONGEST_LINE);
      }),
    );
  });

  it.each(['', 'USD', 'USD,buy,1', `USD,buy${',1'.repeat(25)}`, `XXX,buy${',1'.repeat(24)}`])(
    'does not take %j for a line of inputs',
    (line) => {
      expect(parsePaybackLine(line)).toBeNull();
    },
  );
});

function months(value: number | null): number {
  return value ?? Infinity;
}

function sorted(...values: [number, number, number]): [number, number, number] {
  return values.toSorted((a, b) => a - b) as [number, number, number];
}
