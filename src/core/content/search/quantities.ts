import anyAscii from 'any-ascii';
import { parseLength } from '../units/parse-length.ts';
import { KG_PER_POUND, MM_PER_FOOT, MM_PER_INCH } from '../units/convert.ts';
import { unitNames } from '../units/field-signs.ts';
import { keptByLanguage } from '../units/kept-by-language.ts';
import { numbersOf } from '../units/read-number.ts';
import type { PlacedWord } from './words-in.ts';

/** A measure or a range of one, in the unit of its kind: mm, kg, °C, dB, V, A, W, kWh. */
export type Quantity = {
  kind: string;
  from: number;
  to: number;
  /** What rounding may have changed. */
  tolerance: number;
};

/** A quantity where it stands in a text, with everything that its figures may mean. */
type PlacedQuantity = PlacedWord & { meanings: Quantity[] };

type Unit = { kind: string; toOwn(value: number): number; factor: number; isConverted?: true };
type NamedUnit = Unit & { names: readonly string[]; cldr?: string };

const times = (kind: string, factor: number) => ({
  kind,
  factor,
  toOwn: (value: number) => value * factor,
});
const converted = { isConverted: true } as const;

/** Where degrees are of Fahrenheit, as they may be in English, people say so. */
const CELSIUS = '°c|° c|℃|c|celsius|grad|degré|degrés|grado|grados|درجة|درجات'.split('|');

/** Named as CLDR has it (`cldr`) and as it is also written. */
const UNITS: readonly NamedUnit[] = [
  { ...times('length', 1), cldr: 'millimeter', names: ['mm'] },
  { ...times('length', 10), cldr: 'centimeter', names: ['cm'] },
  { ...times('length', 1_000), cldr: 'meter', names: ['m'] },
  { ...times('length', MM_PER_INCH), ...converted, cldr: 'inch', names: ['in', '"', 'in.'] },
  { ...times('length', MM_PER_FOOT), ...converted, cldr: 'foot', names: ['ft', "'"] },
  { ...times('mass', 1), cldr: 'kilogram', names: ['kg', 'kgs', 'kilo', 'kilos'] },
  { ...times('mass', KG_PER_POUND), ...converted, cldr: 'pound', names: ['lb', 'lbs', 'lbs.'] },
  { ...times('temperature', 1), cldr: 'celsius', names: CELSIUS },
  {
    ...{ kind: 'temperature', factor: 5 / 9, cldr: 'fahrenheit' },
    toOwn: (value) => ((value - 32) * 5) / 9,
    names: ['°f', '° f', '℉', 'f', 'fahrenheit'],
  },
  {
    ...times('noise', 1),
    names:
      'db(a)|db (a)|dba|db a|db|decibel|decibels|dezibel|décibel|décibels|decibelios|ديسيبل'.split(
        '|',
      ),
  },
  { ...times('voltage', 1), names: ['v', 'volt', 'volts', 'voltios', 'vac', 'v ac', 'فولت'] },
  {
    ...times('current', 1),
    names: ['a', 'amp', 'amps', 'ampere', 'amperes', 'ampère', 'ampères', 'amperios', 'أمبير'],
  },
  { ...times('power', 1), names: ['w', 'watt', 'watts', 'vatios', 'واط'] },
  { ...times('power', 1_000), names: ['kw', 'kilowatt', 'kilowatts'] },
  { ...times('energy', 1), names: ['kwh'] },
];

/** What every text is searched for; its own language's names are added. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'];
/** Signs that stand for other things as often. */
const UNCLEAR = new Set(['#', '°', '度']);

const unitsOf = keptByLanguage((language) => {
  const byName = new Map<string, Unit>();
  for (const unit of UNITS) {
    const { cldr } = unit;
    const named = cldr ? [language, ...LANGUAGES].flatMap((each) => unitNames(each, cldr)) : [];
    for (const name of [...unit.names, ...named]) {
      const key = levelled(name);
      if (!byName.has(key) && !UNCLEAR.has(key)) byName.set(key, unit);
    }
  }
  const names = [...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()*+?]/gu, String.raw`\$&`));
  // A unit before a colon belongs to a name ("Noise at 1 m: 52 dB"); one above an area or a length is another unit.
  const end = String.raw`(?<=["'毫米寸磅克千度])|(?![\p{L}\p{N}])`;
  const pattern = new RegExp(` ?(${names.join('|')})(?:${end})(?! ?:)(?!/ ?(?:m|ft))`, 'uy');
  return { byName, pattern };
});

/** A text of the same length in small letters, with one kind of digit, space, dash, quotation mark and times sign. */
function levelled(text: string): string {
  return text.replaceAll(/[^\x00-\x7F]/g, levelledSign).toLowerCase();
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '″': '"', '“': '"', '”': '"', '′': "'", '’': "'", '‘': "'", '×': 'x', º: '°' },
  ...{ '−': '-', '–': '-', '—': '-', '‐': '-', '‑': '-' },
};

function levelledSign(sign: string): string {
  if (/[\s\p{Cf}]/u.test(sign)) return ' ';
  const plain = SIGNS[sign] ?? (/\p{Nd}/u.test(sign) ? anyAscii(sign) : sign.normalize('NFKC'));
  // A sign that becomes two would move all others.
  return [plain, sign].find((one) => one.toLowerCase().length === 1) ?? ' ';
}

/** A figure with its sign; behind a figure a dash means "to", and Arabic writes its "and" onto what follows. */
const FIGURE =
  /(?<!(?!و)[\p{L}\p{N}.,])(?:(?<![\p{L}\p{N}]|\d )-|(?<=(?:^| )(?:minus|moins|menos) ))?(?:\d{1,3}(?:[ ']\d{3})+(?!\d)|\d+(?:[.,]\d+)*)/gu;
const NEGATIVE = /^-|(?:minus|moins|menos) $/u;
const TO = new Set('- to bis à a hasta إلى الى ~ … ... 至 到 から 〜 ถึง'.split(' '));
const ALSO = new Set('x * / , ; & + by und and or oder et ou y o و أو mal par por'.split(' '));

type Figure = { values: number[]; places: number; from: number; to: number; unit: Unit | null };

/**
 * The figures of a text that have a unit, converted, with ranges as such: "2 to 8 °C", "39,4 in", "1,000 × 880 mm". A
 * sign that may be of thousands or of a fraction is read both ways.
 * @param language BCP 47
 */
export function quantitiesIn(text: string, language: string): PlacedQuantity[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const levelledText = levelled(text);
  const lengths = lengthsIn(levelledText, text, language);
  // What is part of a length is no figure of its own.
  const plain = lengths.reduce(
    (rest, { at, text: { length } }) =>
      rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length),
    levelledText,
  );
  const figures = figuresIn(plain, text, language);
  for (let at = figures.length - 2; at >= 0; at--)
    if (joinOf(plain, figures[at], figures[at + 1]) !== null)
      figures[at]!.unit ??= figures[at + 1]!.unit;
  const found = [...lengths];
  for (let at = 0; at < figures.length; at++) {
    const first = figures[at]!;
    const next = figures[at + 1];
    const isRange = joinOf(plain, first, next) === 'to' && first.unit?.kind === next?.unit?.kind;
    const last = isRange ? next! : first;
    if (first.unit === null) continue;
    const meanings = isRange
      ? rangesOf(first, last)
      : measuresOf(first).map(({ value, ...of }) => ({ ...of, from: value, to: value }));
    found.push({ text: text.slice(first.from, last.to), at: first.from, meanings });
    if (isRange) at += 1;
  }
  return found.toSorted((one, other) => one.at - other.at);
}

const PART = String.raw`(?:\d{1,4}[/⁄]\d{1,4}|[¼-¾⅐-⅞])`;
/** A fraction with its unit, and a length of two units, the second of which may go without saying. */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄])(?:(?:\d+[ -]?)?${PART} ?(?:"|''|\p{L}+)|` +
    String.raw`(?<two>\d+(?:[.,]\d+)? ?(?:'(?!')|\p{L}+\.?) ?\d+(?:[.,]\d+)?(?: ?${PART})?)(?<last> ?(?:"|''|\p{L}+\.?))?)`,
  'gu',
);
/** Of a fraction, and of a length of two units: at most a hundredth of it. */
const LENGTH_TOLERANCE_MM = MM_PER_INCH / 2;

/** The lengths of a text that fields of the tools read as well: "39 3/8 in", "36½ in", `6'8"`. */
function lengthsIn(plain: string, text: string, language: string): PlacedQuantity[] {
  return [...plain.matchAll(LENGTH)].flatMap(({ 0: whole, index, groups }) => {
    for (const written of [whole, groups?.['two'] ?? '']) {
      const meanings = parseLength(written, 'in', language).map((value) => ({
        ...{ kind: 'length', from: value, to: value },
        tolerance: Math.min(LENGTH_TOLERANCE_MM, value * 0.01),
      }));
      if (meanings.length > 0)
        return [{ text: text.slice(index, index + written.length), at: index, meanings }];
    }
    return [];
  });
}

function figuresIn(plain: string, text: string, language: string): Figure[] {
  const { byName, pattern } = unitsOf(language);
  return [...plain.matchAll(FIGURE)].map(({ 0: written, index }) => {
    const digits = written.replace('-', '');
    const isNegative = NEGATIVE.test(written) || NEGATIVE.test(plain.slice(0, index));
    const values = numbersOf(digits, 'en').concat(numbersOf(digits, 'de'));
    const places = /[.,](\d+)$/u.exec(digits)?.[1]!.length ?? 0;
    const end = index + written.length;
    pattern.lastIndex = end;
    const [beside = '', name = ''] = pattern.exec(plain) ?? [];
    // "6 a day" has no amperes in it.
    const isWord = name === 'a' && beside !== name && text[end + beside.length - 1] !== 'A';
    const unit = isWord ? null : (byName.get(name) ?? null);
    return {
      values: [...new Set(values)].map((value) => (isNegative ? -value : value)),
      ...{ places, from: index, to: unit ? end + beside.length : end, unit },
    };
  });
}

/** What stands between two figures: from one to the other, one beside the other, or null: anything else. */
function joinOf(plain: string, first?: Figure, next?: Figure): 'to' | 'also' | null {
  if (!first || !next) return null;
  const between = plain.slice(first.to, next.from).trim();
  if (TO.has(between)) return 'to';
  return ALSO.has(between) ? 'also' : null;
}

function measuresOf({ values, places, unit }: Figure) {
  const { kind, factor, toOwn, isConverted } = unit!;
  return values.map((figure) => {
    const value = toOwn(figure);
    // What is converted is rounded to the safe side, by a whole digit at most; nobody means two per cent more or less.
    const isThousands = places === 3 && Number.isInteger(figure);
    const rounding = factor / 10 ** (isThousands ? 0 : places) / (isConverted ? 1 : 2);
    const tolerance =
      kind === 'temperature' ? rounding : Math.min(rounding, Math.abs(value) * 0.01);
    return { kind, value, tolerance };
  });
}

function rangesOf(first: Figure, last: Figure): Quantity[] {
  return measuresOf(first).flatMap((from) =>
    measuresOf(last)
      .filter(({ value }) => value > from.value)
      .map((to) => ({
        ...{ kind: from.kind, from: from.value, to: to.value },
        tolerance: Math.max(from.tolerance, to.tolerance),
      })),
  );
}

/**
 * How much a quantity that stands somewhere answers one that is looked for: 1 where it is the same, a part where it
 * covers it, as "2 to 8 °C" covers 5 °C, else 0.
 */
export function quantityMatch(wanted: Quantity, known: Quantity): number {
  if (wanted.kind !== known.kind) return 0;
  const tolerance = Math.max(wanted.tolerance, known.tolerance) + 1e-6;
  const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance;
  if (isNear(wanted.from, known.from) && isNear(wanted.to, known.to)) return 1;
  const isCovered = wanted.from >= known.from - tolerance && wanted.to <= known.to + tolerance;
  return isCovered && known.from < known.to ? 0.5 : 0;
}

/** A quantity as a token of an index; none begins another. */
export const quantityToken = ({ kind, from, to }: Quantity): string =>
  `${kind}=${Math.round(from * 100)}..${Math.round(to * 100)};`;
