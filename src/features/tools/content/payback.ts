import type { PaybackCase, PaybackInputs } from './payback-inputs.ts';

/** Raised whenever the same inputs would give another answer; kept with every inquiry about a result. */
export const PAYBACK_FORMULA_VERSION = 2;

/** Days in a month, everywhere: never four weeks here and twelfths of a year there. */
export const DAYS_PER_MONTH = 365 / 12;

/** The smallest coin, as a part of the currency's unit. Every currency of the tool has hundredths. */
const COIN = 100;
/** What is lost to binary fractions must not push an amount to the next coin. */
const LOST = 1e-6;

/**
 * One case's month. Money is in the currency of the inputs, before taxes on profit, at today's prices. Every row is in
 * whole coins, what comes in rounded down and what goes out up, and the profit is their sum: what is shown adds up, and
 * nothing that is shown promises too much.
 */
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
  return {
    investment,
    cases: {
      low: toMonth(inputs, investment, inputs.shareLow, inputs.priceLow, inputs.goodsLow),
      likely: toMonth(inputs, investment, inputs.share, inputs.price, inputs.goods),
      high: toMonth(inputs, investment, inputs.shareHigh, inputs.priceHigh, inputs.goodsHigh),
    },
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
  const sales = items * price;
  const cashless = inputs.cashless / 100;
  const power = inputs.power * DAYS_PER_MONTH * inputs.powerPrice;
  const lease = inputs.way === 'lease' ? inputs.lease : 0;
  const { software } = inputs;
  const revenue = Math.floor(sales * COIN + LOST);
  const costs = {
    goods: coinsOf(sales * (goodsPercent / 100)),
    commission: coinsOf(sales * (inputs.commission / 100)),
    // The flat fee is charged for a payment, not for an item.
    cards: coinsOf(
      cashless * (sales * (inputs.cardRate / 100) + purchases * inputs.cardFee) +
        inputs.cardMonthly,
    ),
    restocking: coinsOf((items / inputs.itemsPerVisit) * inputs.visitCost),
    power: coinsOf(power),
    software: coinsOf(software),
    lease: coinsOf(lease),
  };
  const profit = (revenue - Object.values(costs).reduce((sum, coins) => sum + coins, 0)) / COIN;

  const leftOfAnItem =
    price *
      (1 - goodsPercent / 100 - inputs.commission / 100 - cashless * (inputs.cardRate / 100)) -
    (cashless * inputs.cardFee) / inputs.items -
    inputs.visitCost / inputs.itemsPerVisit;
  const fixed = inputs.cardMonthly + power + software + lease;
  return {
    items,
    revenue: revenue / COIN,
    goods: costs.goods / COIN,
    commission: costs.commission / COIN,
    cards: costs.cards / COIN,
    restocking: costs.restocking / COIN,
    power: costs.power / COIN,
    software: costs.software / COIN,
    lease: costs.lease / COIN,
    profit,
    margin: revenue > 0 ? (profit * COIN) / revenue : null,
    paybackMonths: investment === 0 ? 0 : profit > 0 ? investment / profit : null,
    breakEvenItemsPerDay: leftOfAnItem > 0 ? fixed / leftOfAnItem / DAYS_PER_MONTH : null,
  };
}

/** Whole coins that cover a cost. */
function coinsOf(cost: number): number {
  return Math.ceil(cost * COIN - LOST);
}
