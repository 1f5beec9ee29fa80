import { DOOR_SIZES, PLACES, type DoorSize, type Place } from '#content/machines/machine-facts.ts';
import { lineText, plainNumber } from '#content/units/plain-number.ts';
import { readNumberFields, type FieldProblem, type NumberField } from './number-fields.ts';

/** Days of a week as the form names them, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** What lies in a locker: parcels, or what has to be kept cool. */
export const GOODS = ['parcels', 'cooled'] as const;

/** What a locker is for and where it is to stand; a place of null is not decided. */
export type LockerUse = { goods: (typeof GOODS)[number]; place: Place | null };

/** Hours that a parcel stays when nothing is known; where it comes from: `lockerWords` in `#words/en.json`. */
const MEAN_DWELL_HOURS = 12;

const dwell = (start: number | null): NumberField => ({ start, min: 0.1, max: 720, sign: 'hours' });
const share: NumberField = { start: null, min: 0, max: 100, sign: 'percent' };

/** The form's numbers in the order of `toLockerLine`. Shares and the chance are in percent, dwell is in hours. */
const LOCKER_FIELDS = {
  parcels: { start: 55, min: 0.1, max: 10_000 },
  peak: { start: 2, min: 1, max: 10 },
  overflow: { start: 1, min: 0.1, max: 50, sign: 'percent' },
  mon: dwell(MEAN_DWELL_HOURS),
  tue: dwell(MEAN_DWELL_HOURS),
  wed: dwell(MEAN_DWELL_HOURS),
  thu: dwell(MEAN_DWELL_HOURS),
  fri: dwell(MEAN_DWELL_HOURS),
  sat: dwell(null),
  sun: dwell(null),
  small: share,
  medium: share,
  large: share,
  'extra-large': share,
} as const satisfies Record<string, NumberField>;

export type LockerField = keyof typeof LOCKER_FIELDS;

/** What the doors are worked out from. */
export type LockerInputs = {
  /** On an ordinary day with deliveries. */
  parcelsPerDay: number;
  peakFactor: number;
  /** Highest chance, 0 to 1, that a parcel finds no free door. */
  mostOverflow: number;
  /** Mean hours that a parcel stays, by the day it is delivered; null on days without deliveries. */
  dwellHours: Record<Weekday, number | null>;
  /** Share of parcels by the smallest door they fit, together 1; null when all doors are taken for alike. */
  shares: Record<DoorSize, number> | null;
};

export type ReadLocker = {
  /** Null as long as anything is wrong. */
  inputs: LockerInputs | null;
  texts: Record<LockerField, string>;
  /** Null where a field is empty or wrong. */
  numbers: LockerNumbers;
  problems: Partial<Record<LockerField, FieldProblem>>;
  use: LockerUse;
};

type LockerNumbers = Record<LockerField, number | null>;

const OPTIONAL = new Set<LockerField>([...WEEKDAYS, ...DOOR_SIZES]);
const SMALLEST_DIFFERENCE = 0.001;

/**
 * Reads what the locker form holds from the address of its page. What is absent takes its first value; an empty day has
 * no deliveries, and without any share all doors are alike.
 * @param language of the page
 */
export function parseLockerInputs(search: URLSearchParams, language: string): ReadLocker {
  const { texts, numbers, problems } = readNumberFields(search, LOCKER_FIELDS, {
    language,
    optional: OPTIONAL,
  });
  const use = {
    goods: GOODS.find((goods) => goods === search.get('goods')) ?? 'parcels',
    place: PLACES.find((place) => place === search.get('place')) ?? null,
  };
  const hasDay = WEEKDAYS.some((day) => numbers[day] !== null);
  if (!hasDay && !WEEKDAYS.some((day) => problems[day])) {
    const { min, max } = LOCKER_FIELDS.mon;
    problems.mon = { kind: 'range', min, max };
  }
  const shares = DOOR_SIZES.map((size) => numbers[size] ?? 0);
  const sum = shares.reduce((total, value) => total + value, 0);
  const hasShares = DOOR_SIZES.some((size) => texts[size] !== '');
  const areReadable = !DOOR_SIZES.some((size) => problems[size]);
  if (hasShares && areReadable && Math.abs(sum - 100) > SMALLEST_DIFFERENCE)
    problems.small = { kind: 'whole', sum };
  if (Object.keys(problems).length > 0) return { inputs: null, texts, numbers, problems, use };
  return {
    inputs: {
      parcelsPerDay: numbers.parcels!,
      peakFactor: numbers.peak!,
      mostOverflow: numbers.overflow! / 100,
      dwellHours: Object.fromEntries(WEEKDAYS.map((day) => [day, numbers[day]])) as Record<
        Weekday,
        number | null
      >,
      shares: hasShares
        ? (Object.fromEntries(
            DOOR_SIZES.map((size, index) => [size, shares[index]! / sum]),
          ) as Record<DoorSize, number>)
        : null,
    },
    texts,
    numbers,
    problems,
    use,
  };
}

const NAMES = Object.keys(LOCKER_FIELDS) as LockerField[];

/** All that an address of the page or a line of an inquiry keeps of a question. */
export type AskedLocker = Pick<ReadLocker, 'numbers' | 'use'>;

/** The page's address with every input, so that a later change of the first values does not change the answer. */
export function lockerHref({ numbers, use }: AskedLocker): string {
  const search = new URLSearchParams([
    ...NAMES.map((name): [string, string] => [
      name,
      numbers[name] === null ? '' : plainNumber(numbers[name]),
    ]),
    ...Object.entries(use).map(([name, value]): [string, string] => [name, value ?? '']),
  ]);
  return `/tools/locker-size?${search}#result`;
}

/** The inputs as one line that fits into what an inquiry keeps: every number in the order of the fields, and the use. */
export function toLockerLine({ numbers, use }: AskedLocker): string {
  return [...NAMES.map((name) => numbers[name] ?? ''), use.goods, use.place ?? ''].join(',');
}

/** Reads such a line; null for anything the form would not take. */
export function parseLockerLine(line: string): (AskedLocker & { inputs: LockerInputs }) | null {
  const values = line.split(',');
  if (values.length !== NAMES.length + 2) return null;
  const [goods = '', place = ''] = values.slice(NAMES.length);
  const search = new URLSearchParams({ goods, place });
  for (const [index, name] of NAMES.entries()) search.set(name, lineText(values[index]!));
  const { inputs, numbers, use } = parseLockerInputs(search, 'en');
  return inputs && toLockerLine({ numbers, use }) === line ? { inputs, numbers, use } : null;
}
