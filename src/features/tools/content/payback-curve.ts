import type { PaybackResult } from './payback.ts';

/** How many months the curve looks ahead, and how many where the money comes back later. */
const MONTHS = 60;
const MORE_MONTHS = 120;

/** Amounts that stand beside the curve: no more than so many steps between them. */
const MOST_STEPS = 5;
/** What is lost to binary fractions must not push the break-even out of the picture. */
const LOST = 1e-9;

/**
 * The money of the likely case, added up month by month. Places are in percent of the picture: from its top, and from the
 * month at which it begins.
 */
export type PaybackCurve = {
  months: number;
  /** In the currency of the inputs: what is paid once, below 0, and what there is after the last month. */
  from: number;
  to: number;
  fromY: number;
  toY: number;
  zeroY: number;
  /** Where the line crosses zero; null where it does not within the picture, or starts there. */
  breakEvenX: number | null;
  /** Round amounts, ascending. */
  amounts: { amount: number; y: number }[];
};

/** Draws what `toPaybackResult` has worked out. */
export function toPaybackCurve({ investment, cases: { likely } }: PaybackResult): PaybackCurve {
  const { paybackMonths } = likely;
  const paidAfter = paybackMonths ?? 0;
  const months = paidAfter > MONTHS + LOST ? MORE_MONTHS : MONTHS;
  const from = 0 - investment;
  const to = Math.round((likely.profit * months - investment) * 100) / 100;
  const low = Math.min(from, to, 0);
  const high = Math.max(from, to, 0);
  const yOf = (amount: number) => (high === low ? 50 : ((high - amount) / (high - low)) * 100);
  const isCrossed = investment > 0 && paybackMonths !== null && paidAfter <= months + LOST;
  const step = roundStep((high - low) / MOST_STEPS);
  const amounts: PaybackCurve['amounts'] = [];
  for (let amount = Math.ceil(low / step) * step; amount <= high; amount += step)
    amounts.push({ amount: amount + 0, y: yOf(amount) });
  return {
    months,
    from,
    to,
    fromY: yOf(from),
    toY: yOf(to),
    zeroY: yOf(0),
    breakEvenX: isCrossed ? (Math.min(paidAfter, months) / months) * 100 : null,
    amounts,
  };
}

/** The next of 1, 2, 5, 10, 20 … that is not less. */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ten * [1, 2, 5, 10].find((of) => of * ten >= least)!;
}
