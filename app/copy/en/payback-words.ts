const CANTALOUPE = {
  name: 'Cantaloupe, Micropayment Trends Report, as quoted by PaymentsJournal',
  year: '2025, figures of 2024',
  url: 'https://www.paymentsjournal.com/cashless-payments-are-a-boon-for-vending-machines/',
} as const;
const PULSE_MONTH = {
  name: 'Pulse RevOps, monthly revenue per vending machine',
  year: '2026',
  url: 'https://pulserevops.com/industry-kpis/q1145',
} as const;
const PULSE_KPI = {
  name: 'Pulse RevOps, vending operator KPIs',
  year: 'undated, read in 2026',
  url: 'https://pulserevops.com/industry-kpis/ik0690/reviews',
} as const;
const VMFS = {
  name: 'VMFS USA, how customers pay and what it costs you',
  year: 'undated, read in 2026',
  url: 'https://vmfsusa.com/blogs/choosing-the-right-vmfs-system/how-customers-pay-and-what-it-costs-you',
} as const;
const FREE_ONLINE_CAL = {
  name: 'FreeOnlineCal, example of its vending calculator',
  year: 'undated, read in 2026',
  url: 'https://freeonlinecal.com/finance/vending-machine-profitability-calculator',
} as const;
const OURS = { name: 'Our example', year: '2026', url: null };

/** The unit of an amount of money is its currency. */
const MONEY = null;

/** Words of the single figures, and of the rows of three under the name of their likely one. */
export const paybackFigures = {
  visitors: {
    label: 'Visitors who pass it',
    unit: 'a day',
    source: { ...OURS, how: 'Put in what you count at your place.' },
  },
  share: {
    label: 'Share of visitors who buy',
    unit: '%',
    source: {
      ...PULSE_MONTH,
      how: 'Worked back: with 100 visitors a day and the likely price, these shares give sales of about $400, $550 and $700 a month, the range named for a machine on a mixed route.',
    },
  },
  items: {
    label: 'Items a buyer takes',
    unit: '',
    source: { ...OURS, how: 'One: the average purchases below are then prices of one item.' },
  },
  price: {
    label: 'Price of an item',
    unit: MONEY,
    source: {
      ...CANTALOUPE,
      how: 'Average purchase in cash, over all, and without cash.',
    },
  },
  goods: {
    label: 'Cost of goods, of the price',
    unit: '%',
    source: { ...PULSE_MONTH, how: 'The ends and the middle of 45 to 55 %.' },
  },
  commission: {
    label: 'Commission of the place, of sales',
    unit: '%',
    source: {
      name: 'Pyramid Technologies, guide to the vending business',
      year: 'undated, read in 2026',
      url: 'https://pyramidacceptors.com/',
      how: 'The middle of 5 to 25 %.',
    },
  },
  cashless: {
    label: 'Sales paid without cash',
    unit: '%',
    source: { ...CANTALOUPE, how: 'Share of all vending sales.' },
  },
  cardRate: {
    label: 'Card fee, of the amount',
    unit: '%',
    source: { ...VMFS, how: 'The middle of 3.5 to 6 %.' },
  },
  cardFee: {
    label: 'Fixed fee of a payment',
    unit: MONEY,
    source: { ...VMFS, how: 'The middle of $0.10 to 0.25.' },
  },
  cardMonthly: {
    label: 'Card reader, a month',
    unit: MONEY,
    source: { ...VMFS, how: 'The middle of $10 to 25.' },
  },
  itemsPerVisit: {
    label: 'Items filled in at a visit',
    unit: '',
    source: { ...FREE_ONLINE_CAL, how: 'Capacity in its example.' },
  },
  visitCost: {
    label: 'Cost of a restocking visit',
    unit: MONEY,
    source: { ...FREE_ONLINE_CAL, how: 'Cost in its example.' },
  },
  power: {
    label: 'Power use',
    unit: 'kWh a day',
    source: {
      name: 'US Department of Energy, FEMP, refrigerated beverage vending machines',
      year: '2013',
      url: 'http://www2.eere.energy.gov/femp/technologies/eep_beverage_vending_machine.html',
      how: 'Most that a machine of its example may use with the ENERGY STAR label.',
    },
  },
  powerPrice: {
    label: 'Price of a kWh',
    unit: MONEY,
    source: {
      name: 'Georgia Power, Business Energy Advisor, vending machines',
      year: 'undated, read in 2026',
      url: 'https://georgiapower.bizenergyadvisor.com/BEA1/PA/PA_Refrigeration/PA-50',
      how: 'The average it reckons with.',
    },
  },
  software: {
    label: 'Software and network, a month',
    unit: MONEY,
    source: {
      name: 'Vendingpreneurs, cost of goods, fees and profit margins',
      year: 'undated, read in 2026',
      url: 'https://courses.vendingpreneurs.com/lessons/cost-of-goods-fees-and-profit-margins',
      how: 'About 5 % of sales, here of $550 a month.',
    },
  },
  machine: {
    label: 'Price of the machine',
    unit: MONEY,
    source: { ...PULSE_KPI, how: 'The middle of $3,000 to 8,000 for a new machine.' },
  },
  setup: {
    label: 'Card reader and setup, once',
    unit: MONEY,
    source: { ...VMFS, how: 'The middle of $300 to 500 for a reader; delivery is not in it.' },
  },
  lease: {
    label: 'Lease, a month',
    unit: MONEY,
    source: {
      name: 'No first figure',
      year: '–',
      url: null,
      how: 'We found none with a source and a year: put in your offer’s.',
    },
  },
} as const;

/** Words of the payback tool. */
export const paybackWords = {
  title: 'When does a vending machine pay for itself?',
  short: 'Payback',
  description:
    'Payback, margin and break-even of a vending machine with every fee counted: at low, likely and high figures, with the formula and the source of each first value.',
  groups: {
    sales: 'Sales',
    payments: 'Place and payments',
    running: 'Running it',
    machine: 'The machine',
  },
  currency: 'Currency',
  currencyHint:
    'Amounts are written in this currency and not converted. The first figures are from the United States, in US dollars.',
  currencyHintOwn: 'Amounts are written in this currency and not converted.',
  way: 'How you get it',
  ways: { buy: 'Bought', lease: 'Leased' },
  leaseHint: 'Counts when the machine is leased; the price of the machine does not count then.',
  cases: { low: 'Low', likely: 'Likely', high: 'High' },
  labelWithUnit: '{label} ({unit})',
  fieldOfRow: '{row}: {of}',
  result: 'Result',
  headline: {
    payback: 'Pays for itself in {time} at likely figures',
    never: 'Never pays for itself at likely figures',
    nothingToPayBack: 'Nothing is paid beforehand: from {items} items a day on it earns money',
    losesAlways: 'Every item sold loses money at likely figures',
  },
  life: 'That is more than ten years. Ask how long the machine will run: it has to last at least that long to pay for itself.',
  unknownCurrency: '“{code}” is no currency of this tool. Choose one; amounts are not converted.',
  powerOf: {
    stated: 'As the {machine} states it.',
    unknown: 'The {machine} states no power use: this is the first figure.',
  },
  rows: {
    items: 'Items sold a month',
    revenue: 'Sales a month',
    goods: 'Goods',
    commission: 'Commission',
    cards: 'Card fees',
    restocking: 'Restocking',
    power: 'Power',
    software: 'Software and network',
    lease: 'Lease',
    profit: 'Left a month',
    margin: 'Margin, of sales',
    payback: 'Pays for itself in, months',
    breakEven: 'Break-even, items a day',
  },
  row: 'Of a month',
  table: 'A month at low, likely and high figures',
  never: 'never',
  nothing: 'nothing to pay back',
  none: 'no number of items',
  investment: 'Paid once: {amount}.',
  months: { one: '1 month', other: '{count} months' },
  /** From two years on. */
  years: '{months} ({years}\u00a0years)',
  formula: {
    title: 'How it is worked out',
    lines: [
      'purchases a month = visitors a day × 365 / 12 × share who buy',
      'items = purchases × items a buyer takes',
      'sales = items × price',
      'card fees = cashless share × (rate × sales + fixed fee × purchases) + monthly fee',
      'restocking = items / items filled in at a visit × cost of a visit',
      'left a month = sales − cost of goods − commission − card fees − restocking − power − software − lease',
      'margin = left a month / sales',
      'pays for itself in = (price of the machine + setup) / left a month',
      'break-even a day = (monthly card fee + power + software + lease) / what is left of one item / (365 / 12)',
    ],
    assumptions:
      'Every month has 365 / 12 days and is like the others. Tax, inflation, interest, repairs, spoilt goods and theft are not in it. Visits are averages and need not be whole. The low case takes the three low figures together, the high case the three high ones, so real months should lie between them.',
    version: 'Formula, version {version}',
  },
  sources: {
    title: 'Figures used, and where the first ones come from',
    description:
      'The first figures are only there to start from. They are published for the United States; where a source names a range, ours is its middle.',
    descriptionOwn:
      'The first figures are only there to start from. Each stands with where it comes from; where no source of ours is named, it is published for the United States, in US dollars.',
    used: 'Used here: {used}.',
    first: 'First figure: {first}.',
  },
  /** The result in one line, as the subject of an inquiry. */
  resultTitle: 'Payback: {likely} at likely figures, {low} at low, {high} at high',
  /** A figure with its unit. */
  value: '{figure}\u00a0{unit}',
} as const;
