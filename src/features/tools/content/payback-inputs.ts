import { lineText, plainNumber } from '#content/units/plain-number.ts';
import { readNumberFields, type FieldProblem, type NumberField } from './number-fields.ts';

/** Cases of a row whose figure nobody knows beforehand; the plain name is the likely one. */
export const PAYBACK_CASES = ['low', 'likely', 'high'] as const;
export type PaybackCase = (typeof PAYBACK_CASES)[number];

/** Currencies an answer can be written in. Amounts are not converted. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'AED', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];
const LONGEST_CODE = 20;
const LEAST_LEASE = 0.01;

const field = (
  start: number | null,
  min: number,
  max: number,
  sign: NonNullable<NumberField['sign']> = 'none',
): NumberField => ({ start, min, max, sign });
const share = (start: number) => field(start, 0, 100, 'percent');
const money = (start: number | null, min: number, max: number) => field(start, min, max, 'money');

/**
 * The form's numbers in the order of `toPaybackSlug`. Money is in whole units of the chosen currency, shares are in percent.
 * Where each first value comes from: `paybackWords`.
 */
export const PAYBACK_FIELDS = {
  visitors: field(100, 1, 100_000),
  shareLow: share(6),
  share: share(8.5),
  shareHigh: share(11),
  items: field(1, 1, 20),
  priceLow: money(1.78, 0.01, 10_000),
  price: money(2.11, 0.01, 10_000),
  priceHigh: money(2.24, 0.01, 10_000),
  goodsLow: share(55),
  goods: share(50),
  goodsHigh: share(45),
  commission: share(15),
  cashless: share(71),
  cardRate: share(4.75),
  cardFee: money(0.175, 0, 100),
  cardMonthly: money(17.5, 0, 10_000),
  itemsPerVisit: field(200, 1, 10_000),
  visitCost: money(10, 0, 10_000),
  power: field(4.42, 0, 1_000, 'kilowatt-hours'),
  powerPrice: money(0.12, 0, 100),
  software: money(27.5, 0, 10_000),
  machine: money(5500, 0, 10_000_000),
  setup: money(400, 0, 1_000_000),
  lease: money(null, 0, 100_000),
} as const satisfies Record<string, NumberField>;

export type PaybackField = keyof typeof PAYBACK_FIELDS;

/** Their names, in that order. */
export const PAYBACK_NAMES = Object.keys(PAYBACK_FIELDS) as PaybackField[];

export type PaybackInputs = { currency: Currency; way: 'buy' | 'lease' } & Record<
  PaybackField,
  number
>;

export type ReadPayback = {
  /** Null as long as anything is wrong. */
  inputs: PaybackInputs | null;
  currency: Currency;
  /** What stands in the place of a currency and names none of the tool's; '' for none. */
  unknownCurrency: string;
  way: 'buy' | 'lease';
  texts: Record<PaybackField, string>;
  problems: Partial<Record<PaybackField, FieldProblem>>;
};

/** Rows of three figures, under the name of the likely one. */
export const PAYBACK_ROWS = {
  share: ['shareLow', 'share', 'shareHigh'],
  price: ['priceLow', 'price', 'priceHigh'],
  goods: ['goodsLow', 'goods', 'goodsHigh'],
} as const satisfies Partial<Record<PaybackField, readonly PaybackField[]>>;

/**
 * Reads what the payback form holds from the address of its page. What is absent takes its first value.
 * @param search the page's query: the names of `PAYBACK_FIELDS`, `currency` and `way`
 * @param language of the page
 * @param first what stands in the place of the built-in first values
 */
export function parsePaybackInputs(
  search: URLSearchParams,
  language: string,
  first: readonly PaybackFirst[] = [],
): ReadPayback {
  const fields = withFirst(first);
  const asked = (search.get('currency') ?? '').trim();
  const known = CURRENCIES.find((code) => code === asked.toUpperCase());
  const currency = known ?? firstCurrency(first);
  const unknownCurrency = known ? '' : asked.slice(0, LONGEST_CODE).toWellFormed();
  const way = search.get('way') === 'lease' ? 'lease' : 'buy';
  // What the chosen way does not pay may be left empty.
  const unused = way === 'buy' ? 'lease' : 'machine';
  const { texts, numbers, problems } = readNumberFields(search, fields, {
    language,
    currency,
    optional: new Set<PaybackField>([unused]),
  });
  for (const [row, [low, likely, high]] of Object.entries(PAYBACK_ROWS)) {
    // Dear goods belong to the low case.
    const rising = row !== 'goods';
    const [a, b, c] = [numbers[low], numbers[likely], numbers[high]];
    if (a === null || b === null || c === null) continue;
    if (rising ? a > b : a < b) problems[low] = { kind: 'order', rising };
    else if (rising ? b > c : b < c) problems[high] = { kind: 'order', rising };
  }
  // A lease that costs nothing is a field that nobody filled in.
  if (way === 'lease' && numbers.lease === 0) {
    const { max } = PAYBACK_FIELDS.lease;
    problems.lease = { kind: 'range', min: LEAST_LEASE, max };
  }
  const inputs =
    Object.keys(problems).length > 0 || unknownCurrency !== ''
      ? null
      : ({ ...numbers, [unused]: numbers[unused] ?? 0, currency, way } as PaybackInputs);
  return { inputs, currency, unknownCurrency, way, texts, problems };
}

/** Replaces a first value of the form: its currency, or a figure with where it comes from. */
export type PaybackFirst =
  | { name: 'currency'; currency: Currency }
  | {
      /** A field, or a row under the name of its likely figure. */
      name: PaybackField;
      /** In the order of the row. */
      values: readonly number[];
      source: string;
      url: string | null;
    };

/** The currency that the form begins with. */
export function firstCurrency(first: readonly PaybackFirst[]): Currency {
  return first.findLast((item) => item.name === 'currency')?.currency ?? 'USD';
}

/** The fields of a figure: one, or the three of its row. */
export function fieldsOfFigure(name: PaybackField): readonly PaybackField[] {
  const rows: Partial<Record<PaybackField, readonly PaybackField[]>> = PAYBACK_ROWS;
  return rows[name] ?? [name];
}

function withFirst(first: readonly PaybackFirst[]): Record<PaybackField, NumberField> {
  const fields: Record<PaybackField, NumberField> = { ...PAYBACK_FIELDS };
  for (const item of first) {
    if (item.name === 'currency') continue;
    for (const [index, field] of fieldsOfFigure(item.name).entries())
      fields[field] = { ...fields[field], start: item.values[index] ?? null };
  }
  return fields;
}

/** The page's address with every input, so that a later change of the first values does not change the answer. */
export function paybackHref(inputs: PaybackInputs): string {
  const search = new URLSearchParams({ currency: inputs.currency, way: inputs.way });
  for (const name of PAYBACK_NAMES) search.set(name, plainNumber(inputs[name]));
  return `/tools/payback?${search}#result`;
}

/** The inputs as one line that fits into what an inquiry keeps: currency, way and every number in the order of the fields. */
export function toPaybackLine(inputs: PaybackInputs): string {
  return [inputs.currency, inputs.way, ...PAYBACK_NAMES.map((name) => inputs[name])].join(',');
}

/** Reads such a line; null for anything the form would not take. */
export function parsePaybackLine(line: string): PaybackInputs | null {
  const [currency, way, ...numbers] = line.split(',');
  if (numbers.length !== PAYBACK_NAMES.length) return null;
  const search = new URLSearchParams({ currency: currency!, way: way! });
  for (const [index, name] of PAYBACK_NAMES.entries()) search.set(name, lineText(numbers[index]!));
  const { inputs } = parsePaybackInputs(search, 'en');
  return inputs && toPaybackLine(inputs) === line ? inputs : null;
}
