import type { Fields } from '../mapping/read-fields.ts';
import {
  DOOR_SIZES,
  FACT_LIMITS,
  MAINS_VOLTAGES,
  NETWORKS,
  REFRIGERANTS,
  type DoorSize,
  type MachineFacts,
} from './machine-facts.ts';
import { readSizeText, type Axis, type Sides } from './read-size-text.ts';
import { toMachineSpecs, toSpecLabel } from './to-machine-specs.ts';
import {
  agreed,
  MAX_STATEMENT_CHARACTERS,
  plainText,
  readFigure,
  rounded,
  signsClash,
  type Measure,
} from './written-figures.ts';

/** The rows that state a fact, by their whole name: a "packed size" or a "gross weight" is none. */
const ROWS = {
  size: ['dimensions', 'dimension', 'size', 'overall dimensions', 'external dimensions'],
  weight: ['weight', 'empty weight', 'net weight', 'machine weight'],
  power: ['power requirements', 'power', 'power supply', 'voltage', 'mains voltage', 'current'],
  capacity: ['capacity', 'selections', 'doors'],
  networks: ['connectivity', 'networks', 'network'],
  temperature: ['temperature', 'goods temperature', 'product temperature'],
  refrigerant: ['refrigerant'],
  noise: ['noise', 'noise level', 'sound pressure level'],
  energy: ['energy', 'energy consumption', 'energy use', 'power consumption', 'power use'],
} as const;
const AXES: readonly Axis[] = ['width', 'depth', 'height'];

const LABEL =
  /^(?:sample )?(?:size|dimensions|weight|layout|capacity|power|temperature|noise) ?: ?/;
const SAMPLE_NOTE = / ?\(sample (?:size|weight|layout)\)$/;
const NETWORK_NAMES: Readonly<Record<string, MachineFacts['networks'][number]>> = {
  ethernet: 'ethernet',
  wifi: 'wifi',
  'wi-fi': 'wifi',
  '4g': '4g',
  '4g lte': '4g',
  '5g': '5g',
  'lte-m': 'lte-m',
  'nb-iot': 'nb-iot',
};
/** Named beside networks without changing what is said of them. */
const OTHER_CONNECTIONS = ['bluetooth', 'usb', 'nfc', '2g', '3g'];
const KG: Readonly<Record<string, { factor: number; metric: boolean }>> = {
  kg: { factor: 1, metric: true },
  lb: { factor: 0.453_592_37, metric: false },
  lbs: { factor: 0.453_592_37, metric: false },
};
const POWER_WORDS =
  /\b(?:single[- ]phase|three[- ]phase|one|two|grounded|earthed|outlets?|sockets?|own|dedicated|circuits?|advised|mains)\b/g;
/** Beside these, amperes may be what the installation must carry, not what the machine draws. */
const INSTALLATION = /\b(?:outlet|socket|circuit)/;

type Row = { name: string; text: string };

/** What a text can tell. Null or an empty list is unknown, as in `MachineFacts`. */
export type TextFacts = Omit<
  MachineFacts,
  'climateClass' | 'places' | 'mounting' | 'paymentInterfaces' | 'certificates' | 'site'
>;

/**
 * What the specification rows of a machine, as its page shows them, state in words without a doubt. A row is read only when every word of it is understood, so a condition, a range or a negation is never
 * overlooked. Rows of one fact must agree.
 */
export function toFactsFromText(fields: Fields): TextFacts {
  const rows = toMachineSpecs(fields).map(toRow);
  const texts = (names: readonly string[]) =>
    rows.filter(({ name }) => names.includes(name)).map(({ text }) => text);
  const figures = (names: readonly string[]) => texts(names).filter((text) => /\d/.test(text));
  const power = readPower(figures(ROWS.power));
  return {
    ...readSize(rows, figures(ROWS.size)),
    weightKg: agreed(figures(ROWS.weight).map(readWeight))?.value ?? null,
    voltagesV: power?.voltagesV ?? [],
    currentA: power?.currentA ?? null,
    selections: readSelections(figures(ROWS.capacity)),
    doors: readDoors(figures(ROWS.capacity)),
    temperatureC: readTemperature(figures(ROWS.temperature)),
    networks: readNetworks(texts(ROWS.networks)),
    refrigerant: readRefrigerant(figures([...ROWS.temperature, ...ROWS.refrigerant])),
    noiseDb: readNoise(figures(ROWS.noise)),
    energyKwhPerDay: readEnergy(figures(ROWS.energy)),
  };
}

/**
 * What a row is to its machine's size or weight: a statement of it and nothing else; one that says more than a figure,
 * such as "520 kg, in two parts"; or something else, such as a packed size.
 */
export function statementOf(
  fact: 'size' | 'weight',
  { key, value }: { key: string; value: string },
): 'plain' | 'wordy' | 'none' {
  const { name } = toRow({ key, value });
  if (!ROWS[fact].some((row) => row === name)) return 'none';
  const { widthMm, depthMm, heightMm, weightKg } = toFactsFromText({ specs: { [key]: value } });
  const told = fact === 'weight' ? [weightKg] : [widthMm, depthMm, heightMm];
  return told.some((figure) => figure !== null) ? 'plain' : 'wordy';
}

/** A text of which nothing is certain. */
const PROSE = '? 0';

/** "Dimensions (W x D x H)" and "Weight (kg)" say in their name what their text leaves out. */
function toRow({ key, value }: { key: string; value: string }): Row {
  const label = plainText(toSpecLabel(key));
  const [, name = label, added = ''] = /^([a-z ]{1,40}) \(([^()]{1,40})\)$/.exec(label) ?? [];
  if (value.length > MAX_STATEMENT_CHARACTERS) return { name, text: PROSE };
  const text = plainText(value).replace(SAMPLE_NOTE, '').replace(LABEL, '');
  if (added === '') return { name: label, text };
  const isUnit = added === 'mm' || added === 'cm' || Object.hasOwn(KG, added);
  return { name, text: isUnit ? `${text} ${added}` : `${text} (${added})` };
}

function readSize(rows: Row[], texts: string[]) {
  const stated = texts.map((text) => readSizeText(text));
  const side = (axis: Axis): number | null => {
    const own = rows
      .filter(({ name, text }) => name === axis && /\d/.test(text))
      .map(({ text }) => readSizeText(text, axis));
    return measureOf([...stated, ...own], axis)?.value ?? null;
  };
  const [widthMm = null, depthMm = null, heightMm = null] = AXES.map(side);
  return { widthMm, depthMm, heightMm };
}

function measureOf(statements: Sides[], axis: Axis): Measure | null {
  return agreed(statements.map((sides) => sides[axis] ?? null));
}

/** "310 kg", "683 lb (310 kg)", each with "empty" or "net". */
function readWeight(text: string): Measure | null {
  const bare = text
    .replace(/\((?:empty|net)\)|\b(?:empty|net)\b/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const [, first = '', unit = '', second = '', otherUnit = ''] =
    /^([\d.,]{1,10}) ?(kg|lbs?)\.?(?: ?[(/,] ?([\d.,]{1,10}) ?(kg|lbs?)\)?)? ?[.,]?$/.exec(bare) ??
    [];
  const figures = [
    { digits: first, ...KG[unit] },
    { digits: second, ...KG[otherUnit] },
  ].filter(({ digits }) => digits !== '');
  if (figures.length === 0 || signsClash(figures.map(({ digits }) => digits))) return null;
  return agreed(
    figures.map(({ digits, factor = 0, metric = true }) =>
      readFigure({ digits, factor, metric }, FACT_LIMITS.weightKg),
    ),
  );
}

/** "230 V or 115 V, single phase, one grounded outlet, 6 A". Every voltage has its unit, so "220-240 V" is none. */
function readPower(texts: string[]): Pick<MachineFacts, 'voltagesV' | 'currentA'> | null {
  const stated: number[][] = [];
  const currents: (number | null)[] = [];
  for (const text of texts) {
    const voltagesV = new Set<number>();
    const items = text.replace(POWER_WORDS, ' ').split(/, |;|\bor\b|\band\b/);
    for (const item of items.map((part) => part.trim().replace(/[.,]$/, ''))) {
      // A voltage, then what is drawn at it.
      const [all, voltage, current] =
        /^(?:(\d{2,3}) ?v)?(?: ?([\d.,]{1,6}) ?a)?(?: ?(?:50|60|50 ?\/ ?60) ?hz)?$/.exec(
          item
            .replace(/^(\d{2,3}) ?v ac\b/, '$1 v')
            .replace(/ {2,}/g, ' ')
            .trim(),
        ) ?? [];
      if (all === undefined) return null;
      if (voltage !== undefined) {
        if (!MAINS_VOLTAGES.some((known) => known === voltage)) return null;
        voltagesV.add(Number(voltage));
      }
      if (current !== undefined && INSTALLATION.test(text)) currents.push(null);
      else if (current !== undefined) {
        const figure = { digits: current, factor: 1, metric: true };
        currents.push(readFigure(figure, FACT_LIMITS.currentA)?.value ?? null);
      }
    }
    if (voltagesV.size > 0) stated.push([...voltagesV].toSorted((a, b) => a - b));
  }
  const [currentA = null] = currents;
  const isOne = currents.every((current) => current === currentA);
  return {
    voltagesV: sameList(stated),
    currentA: isOne ? currentA : null,
  };
}

/** A plain list of names. With any other word in it ("optional", "without", "on request") it states nothing. */
function readNetworks(texts: string[]): MachineFacts['networks'] {
  return sameList(
    texts.map((text) => {
      const items = text
        .replace(/\.$/, '')
        .split(/[,;/&+]|\bor\b|\band\b/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
      const isPlain = items.every(
        (item) => Object.hasOwn(NETWORK_NAMES, item) || OTHER_CONNECTIONS.includes(item),
      );
      const named = items.map((item) => NETWORK_NAMES[item]);
      return isPlain ? NETWORKS.filter((network) => named.includes(network)) : [];
    }),
  );
}

/** The list that all rows give; where one gives another, it is not known which is right. */
function sameList<Item>(lists: Item[][]): Item[] {
  const [first = []] = lists;
  return lists.every((list) => list.join() === first.join()) ? first : [];
}

/** Only "48 selections" alone: beside shelves or cabinets it may be the number of each. */
function readSelections(texts: string[]): number | null {
  const counts = texts.map((text) => /^([1-9]\d{0,3}) selections?\.?$/.exec(text)?.[1]);
  const [count] = counts;
  if (count === undefined || counts.some((other) => other !== count)) return null;
  const { min, max } = FACT_LIMITS.selections;
  return Number(count) >= min && Number(count) <= max ? Number(count) : null;
}

/** "10 doors: 8 medium, 2 large" or "8 medium doors and 2 large doors". Without sizes it is not known which they are. */
function readDoors(texts: string[]): MachineFacts['doors'] {
  const [text] = texts;
  if (text === undefined || texts.length > 1) return null;
  const [, total, list = text] = /^([1-9]\d{0,2}) doors ?: ?(.*)$/.exec(text) ?? [];
  const doors: Partial<Record<DoorSize, number>> = {};
  for (const item of list.split(/, (?:and )?| and /)) {
    const [, count, size, noun] =
      /^([1-9]\d{0,2}) (small|medium|large|extra-large|extra large)( doors?)?\.?$/.exec(item) ?? [];
    const known = DOOR_SIZES.find((door) => door === size?.replace(' ', '-'));
    if (known === undefined || doors[known] !== undefined) return null;
    // "8 medium" alone may be cells or trays.
    if (total === undefined && noun === undefined) return null;
    doors[known] = Number(count);
  }
  const sum = Object.values(doors).reduce((all, count) => all + count, 0);
  return total !== undefined && Number(total) !== sum ? null : doors;
}

/** "2 to 8 °C", "2-8 °C (36-46 °F)". A dash is a range only between two figures without a sign of their own. */
function readTemperature(texts: string[]): MachineFacts['temperatureC'] {
  const ranges = texts.flatMap((text) =>
    itemsOf(text).flatMap((item) => (refrigerantOf(item) === null ? [readRanges(item)] : [])),
  );
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0 || known.length < ranges.length) return null;
  const min = agreed(known.flatMap((range) => range.map((ends) => ends.min)))?.value;
  const max = agreed(known.flatMap((range) => range.map((ends) => ends.max)))?.value;
  return min === undefined || max === undefined || min >= max ? null : { min, max };
}

function readRanges(text: string): { min: Measure; max: Measure }[] | null {
  const [, first = '', inBrackets] = /^([^()]{1,40}?) ?(?:\(([^()]{1,40})\))?$/.exec(text) ?? [];
  const ranges = [first, ...(inBrackets === undefined ? [] : [inBrackets])].map(readRange);
  const known = ranges.filter((range) => range !== null);
  return known.length < ranges.length ? null : known;
}

function readRange(text: string): { min: Measure; max: Measure } | null {
  const [, from = '', unit, to = '', unitOfBoth] =
    /^([+-]?\d{1,3}(?:[.,]\d{1,2})?)(?: ?° ?([cf]))? ?(?:to|\.\.\.?|…) ?([+-]?\d{1,3}(?:[.,]\d{1,2})?) ?° ?([cf])$/.exec(
      text,
    ) ??
    /^(\d{1,3}(?:[.,]\d{1,2})?)(?: ?° ?([cf]))?(?:-| - )(\d{1,3}(?:[.,]\d{1,2})?) ?° ?([cf])$/.exec(
      text,
    ) ??
    [];
  if (unitOfBoth === undefined || (unit !== undefined && unit !== unitOfBoth)) return null;
  const min = temperature(from, unitOfBoth === 'c');
  const max = temperature(to, unitOfBoth === 'c');
  return min === null || max === null || min.value >= max.value ? null : { min, max };
}

function temperature(text: string, metric: boolean): Measure | null {
  const digits = text.replace(',', '.');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const degrees = Number(digits);
  const value = rounded(metric ? degrees : ((degrees - 32) * 5) / 9);
  const tolerance = (0.5 / 10 ** decimals) * (metric ? 1 : 5 / 9);
  const { min, max } = FACT_LIMITS.temperatureC;
  return value >= min && value <= max ? { value, tolerance, metric } : null;
}

/** "R290" or "R-290 (propane)". Two of them are a choice or a slip of the pen. */
function readRefrigerant(texts: string[]): MachineFacts['refrigerant'] {
  const items = texts.flatMap(itemsOf);
  const named = items.map(refrigerantOf).filter((item) => item !== null);
  const isPlain = items.every((item) => refrigerantOf(item) !== null || readRanges(item) !== null);
  return isPlain && named.length === 1 ? (named[0] ?? null) : null;
}

function refrigerantOf(text: string): MachineFacts['refrigerant'] {
  const [, digits] =
    /^(?:refrigerant:? )?r[ -]?(\d{3}a?)(?: \((?:propane|isobutane|co2)\))?$/.exec(text) ?? [];
  return REFRIGERANTS.find((item) => item === `r${digits}`) ?? null;
}

function readNoise(texts: string[]): number | null {
  const measures = texts.map((text) => {
    const [, digits = ''] =
      /^(\d{1,3}(?:[.,]\d)?) ?db ?\(?a\)?(?: at (?:1|one) m(?:et(?:er|re))?)?\.?$/.exec(text) ?? [];
    return readFigure({ digits, factor: 1, metric: true }, FACT_LIMITS.noiseDb);
  });
  return agreed(measures)?.value ?? null;
}

/** "8.3 kWh/24 h", "8.3 kWh a day". A power in watts is no energy. */
function readEnergy(texts: string[]): number | null {
  const { min, max } = FACT_LIMITS.energyKwhPerDay;
  const measures = texts.map((text) => {
    const [, digits = ''] =
      /^([\d.,]{1,10}) ?kwh ?(?:\/ ?|a |per )(?:day|24 ?h|d)\.?$/.exec(text) ?? [];
    // In watt-hours, since figures are read to a tenth.
    const wattHours = { min: min * 1_000, max: max * 1_000 };
    return readFigure({ digits, factor: 1_000, metric: true }, wattHours);
  });
  const wattHours = agreed(measures)?.value;
  return wattHours === undefined ? null : wattHours / 1_000;
}

function itemsOf(text: string): string[] {
  return text.split(/[,;] /).map((item) => item.trim());
}
