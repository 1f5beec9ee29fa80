/** One number of a tool's form. */
export type NumberField = {
  /** What stands there before the visitor has written anything; null where no figure with a source is known. */
  start: number | null;
  min: number;
  max: number;
};

/** Why a field's text cannot be used; each is one sentence of `app/copy/tool-words.ts`. */
export type FieldProblem =
  | { kind: 'range'; min: number; max: number }
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

/** More digits than any field takes; a longer text is cut off when it is shown again. */
const LONGEST_TEXT = 40;
/** A whole number or a decimal fraction. Three digits after a comma may be thousands, and are not taken for either. */
const NUMBER = /^(?:\d{1,9}(?:\.\d{1,4})?|\d{1,9},(?:\d{1,2}|\d{4}))$/u;

/**
 * Reads a form's numbers from an address. What is absent takes its first value, so that an address may be short.
 * @param optional fields that may be empty; null then
 * @returns numbers only where they are in their range; a problem for every other text
 */
export function readNumberFields<Name extends string>(
  search: URLSearchParams,
  fields: Record<Name, NumberField>,
  optional: ReadonlySet<string> = new Set(),
): ReadFields<Name> {
  const read = { texts: {}, numbers: {}, problems: {} } as ReadFields<Name>;
  for (const name of Object.keys(fields) as Name[]) {
    const { start, min, max } = fields[name];
    const text = (search.get(name) ?? (start === null ? '' : String(start))).trim();
    const number = NUMBER.test(text) ? Number(text.replace(',', '.')) : NaN;
    const usable = number >= min && number <= max;
    read.texts[name] = text.slice(0, LONGEST_TEXT).toWellFormed();
    read.numbers[name] = usable ? number : null;
    if (!usable && !(text === '' && optional.has(name)))
      read.problems[name] = { kind: 'range', min, max };
  }
  return read;
}
