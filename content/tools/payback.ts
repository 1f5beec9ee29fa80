import { PAYBACK_CASES, type PaybackCase, type PaybackInputs } from './payback-inputs.ts';

/** Raised whenever the same inputs would give another answer; kept with every inquiry about a result. */
export const PAYBACK_FORMULA_VERSION = 1;

/** Days in a month, everywhere: never four weeks here and twelfths of a year there. */
export const DAYS_PER_MONTH = 365 / 12;

/** One case's month. Money is in the currency of the inputs, before taxes on profit, at today's prices. */
export type PaybackMonth = {
  items: number;
  revenue: number;
  goods: number;
  commission: number;
  /** Rate, fee for each payment and monthly fee together. */
  cards: number;
  restocking: number;
  power: number;
  software: number;
  lease: number;
  profit: number;
  /** Profit as a share of revenue, 0 to 1 or below 0; null without revenue. */
  margin: number | null;
  /** What is paid once, divided by profit; 0 when nothing is paid once, null when it never comes back. */
  paybackMonths: number | null;
  /** Items a day that just cover all monthly costs; null when every item loses money. */
  breakEvenItemsPerDay: number | null;
};

export type PaybackResult = { investment: number; cases: Record<PaybackCase, PaybackMonth> };

/**
 * Works out what a machine earns in a month at low, likely and high figures, and when it has paid for itself.
 * profit = items × price − goods − commission − card fees − restocking − power − software − lease.
 */
export function toPaybackResult(inputs: PaybackInputs): PaybackResult {
  const investment = inputs.setup + (inputs.way === 'buy' ? inputs.machine : 0);
  const of = {
    low: toMonth(inputs, investment, inputs.shareLow, inputs.priceLow, inputs.goodsLow),
    likely: toMonth(inputs, investment, inputs.share, inputs.price, inputs.goods),
    high: toMonth(inputs, investment, inputs.shareHigh, inputs.priceHigh, inputs.goodsHigh),
  };
  return {
    investment,
    cases: Object.fromEntries(PAYBACK_CASES.map((name) => [name, of[name]])) as typeof of,
  };
}

function toMonth(
  inputs: PaybackInputs,
  investment: number,
  sharePercent: number,
  price: number,
  goodsPercent: number,
): PaybackMonth {
  const purchases = inputs.visitors * DAYS_PER_MONTH * (sharePercent / 100);
  const items = purchases * inputs.items;
  const revenue = items * price;
  const cashless = inputs.cashless / 100;
  const goods = revenue * (goodsPercent / 100);
  const commission = revenue * (inputs.commission / 100);
  // The flat fee is charged for a payment, not for an item.
  const cards =
    cashless * (revenue * (inputs.cardRate / 100) + purchases * inputs.cardFee) +
    inputs.cardMonthly;
  const restocking = (items / inputs.itemsPerVisit) * inputs.visitCost;
  const power = inputs.power * DAYS_PER_MONTH * inputs.powerPrice;
  const lease = inputs.way === 'lease' ? inputs.lease : 0;
  const { software } = inputs;
  const profit = revenue - goods - commission - cards - restocking - power - software - lease;

  const leftOfAnItem =
    price *
      (1 - goodsPercent / 100 - inputs.commission / 100 - cashless * (inputs.cardRate / 100)) -
    (cashless * inputs.cardFee) / inputs.items -
    inputs.visitCost / inputs.itemsPerVisit;
  const fixed = inputs.cardMonthly + power + software + lease;
  return {
    items,
    revenue,
    goods,
    commission,
    cards,
    restocking,
    power,
    software,
    lease,
    profit,
    margin: revenue > 0 ? profit / revenue : null,
    paybackMonths: investment === 0 ? 0 : profit > 0 ? investment / profit : null,
    breakEvenItemsPerDay: leftOfAnItem > 0 ? fixed / leftOfAnItem / DAYS_PER_MONTH : null,
  };
}
