import { expect, test } from 'vitest';
import { toPaybackCurve } from './payback-curve.ts';
import { parsePaybackInputs } from './payback-inputs.ts';
import { toPaybackResult, type PaybackResult } from './payback.ts';

/** A result with a likely case that leaves so much a month. */
const curveOf = (investment: number, profit: number) => {
  const paybackMonths = investment === 0 ? 0 : profit > 0 ? investment / profit : null;
  const likely = { profit, paybackMonths };
  return toPaybackCurve({ investment, cases: { likely } } as PaybackResult);
};

// Seen failing: with the crossing at twice the share, and with amounts upside down.
test('money is added up from what is paid once, and crosses zero at the break-even', () => {
  // 600 paid, 20 a month: zero in month 30 of 60, 600 at the end; 1,200 in steps of 500.
  expect(curveOf(600, 20)).toEqual({
    months: 60,
    from: -600,
    to: 600,
    fromY: 100,
    toY: 0,
    zeroY: 50,
    breakEvenX: 50,
    amounts: [
      { amount: -500, y: (1_100 / 1_200) * 100 },
      { amount: 0, y: 50 },
      { amount: 500, y: (100 / 1_200) * 100 },
    ],
  });
});

// Seen failing: without the limit of the months.
test('a line that does not reach zero within the months has no crossing', () => {
  expect(curveOf(600, 10)).toMatchObject({ to: 0, breakEvenX: 100, zeroY: 0 });
  expect(curveOf(600, 4.99)).toMatchObject({ months: 120, breakEvenX: null, zeroY: 0, fromY: 100 });
  expect(curveOf(600, -5)).toMatchObject({ to: -900, toY: 100, breakEvenX: null });
  // Nothing was paid: there is nothing to cross.
  expect(curveOf(0, 20)).toMatchObject({ fromY: 100, toY: 0, breakEvenX: null });
  expect(curveOf(0, 0)).toMatchObject({ fromY: 50, toY: 50, amounts: [{ amount: 0, y: 50 }] });
});

// Seen failing: with 60 months for all.
test('where the money comes back later than in 60 months, 120 are drawn', () => {
  // 600 paid, 8 a month: 75 months of 120, and 960 less 600 at the end.
  expect(curveOf(600, 8)).toMatchObject({ months: 120, breakEvenX: 62.5, to: 360 });
  expect(curveOf(600, 5)).toMatchObject({ months: 120, breakEvenX: 100, to: 0 });
});

test('the curve of the form crosses where its answer says', () => {
  const { inputs } = parsePaybackInputs(new URLSearchParams('visitors=300'), 'en');
  const result = toPaybackResult(inputs!);
  const { breakEvenX, to, months } = toPaybackCurve(result);
  expect(breakEvenX).toBeCloseTo((result.cases.likely.paybackMonths! / months) * 100, 9);
  expect(to).toBeCloseTo(result.cases.likely.profit * months - result.investment, 2);
});
