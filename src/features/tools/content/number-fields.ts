import type { FieldSign } from '#content/units/field-signs.ts';
import { plainNumber } from '#content/units/plain-number.ts';
import { readingWithin, readNumber } from '#content/units/read-number.ts';
import { LONGEST_TYPED, shortened, typedIn } from './typed-in.ts';

/** One number of a tool's form. */
export type NumberField = {
  /** What stands there before the visitor has written anything; null where no figure with a source is known. */
  start: number | null;
  min: number;
  max: number;
  /** What the number may carry; `money` is the currency of the form. */
  sign?: Extract<FieldSign, string> | 'money';
};

/** A number that a text may mean, with the query of the page on which it does. */
type Answer = { value: number; query: string };

/** Why a field's text cannot be used; each is one sentence of `toolWords`. */
export type FieldProblem =
  | { kind: 'text'; min: number; max: number }
  | { kind: 'range'; min: number; max: number }
  | { kind: 'either'; text: string; answers: readonly [Answer, Answer] }
  /** What stands beside the number is not the field's. */
  | { kind: 'sign'; sign: string; wanted: NonNullable<NumberField['sign']>; currency: string }
  /** Figures of one row are in the wrong order: low, likely, high. */
  | { kind: 'order'; rising: boolean }
  /** Shares that are to make up a whole do not. */
  | { kind: 'whole'; sum: number };

/** What a tool's form holds: the texts to show in it, the numbers that can be used, and what is wrong by field. */
export type ReadFields<Name extends string> = {
  texts: Record<Name, string>;
  numbers: Record<Name, number | null>;
  problems: Partial<Record<Name, FieldProblem>>;
};

/** A ten-thousandth: what a page shows of a figure. */
const PLACES = 10_000;

type Form = {
  /** Of the page; a form says in which one it was filled in. */
  language: string;
  currency?: string;
  /** Fields that may be empty; null then. */
  optional: ReadonlySet<string>;
};

/**
 * Reads a form's numbers from an address. What is absent takes its first value, so that an address may be short.
 * @returns numbers only where they are in their range; a problem for every other text
 */
export function readNumberFields<Name extends string>(
  search: URLSearchParams,
  fields: Record<Name, NumberField>,
  { language, currency = '', optional }: Form,
): ReadFields<Name> {
  const read = { texts: {}, numbers: {}, problems: {} } as ReadFields<Name>;
  const typed = typedIn(search, language);
  for (const name of Object.keys(fields) as Name[]) {
    const { start, min, max, sign = 'none' } = fields[name];
    const text = (search.get(name) ?? (start === null ? '' : plainNumber(start))).trim();
    read.texts[name] = shortened(text);
    read.numbers[name] = null;
    if (text === '') {
      if (!optional.has(name)) read.problems[name] = { kind: 'range', min, max };
      continue;
    }
    const reading = readingWithin(
      text.length > LONGEST_TYPED
        ? { kind: 'none' }
        : readNumber(text, typed, sign === 'money' ? { currency } : sign),
      min,
      max,
    );
    switch (reading.kind) {
      case 'number': {
        const value = Math.round(reading.value * PLACES) / PLACES;
        if (value >= min && value <= max) read.numbers[name] = value;
        else read.problems[name] = { kind: 'range', min, max };
        break;
      }
      case 'either': {
        const [one, other] = reading.values;
        read.problems[name] = {
          kind: 'either',
          text: read.texts[name],
          answers: [answerOf(search, name, one), answerOf(search, name, other)],
        };
        break;
      }
      case 'foreign':
        read.problems[name] = { kind: 'sign', sign: reading.sign, wanted: sign, currency };
        break;
      case 'none':
        read.problems[name] = { kind: 'text', min, max };
    }
  }
  // What is shown is sent again as typed on this page.
  if (typed !== language)
    for (const name of Object.keys(fields) as Name[]) {
      const number = read.numbers[name];
      if (number !== null) read.texts[name] = plainNumber(number);
    }
  return read;
}

/** The page with one field answered, and all else as it was. */
function answerOf(search: URLSearchParams, name: string, value: number): Answer {
  const answered = new URLSearchParams([...search].map(([key, text]) => [key, shortened(text)]));
  answered.set(name, plainNumber(value));
  return { value, query: answered.toString() };
}
