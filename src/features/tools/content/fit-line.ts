import { lineText, plainNumber } from '#content/units/plain-number.ts';
import { pathInUnits } from '#content/units/unit-system.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { parseFitInputs, plainUnit, type FitInputs } from './parse-fit-inputs.ts';
import { FIT_FIELDS, type FitField } from './fit-ranges.ts';
import { parseLength, plainLength } from '#content/units/parse-length.ts';
import { TYPED_IN } from './typed-in.ts';

/** An answered "Will it fit?", with nothing of it taken from the catalogue. */
export type AskedFit = {
  question: NonNullable<FitInputs['question']>;
  units: UnitSystem;
  /** Slug of the machine that the measures are of; '' for own measures. */
  machine: string;
  /** What was given, and the measures of the machine. */
  lengthsMm: FitInputs['lengthsMm'];
};

/** What was asked, with the measures of the chosen machine beside those of the way. */
export function toAskedFit({
  question,
  units,
  machine,
  lengthsMm,
}: FitInputs & Pick<AskedFit, 'question'>): AskedFit {
  const { widthMm: width, depthMm: depth, heightMm: height } = question.box;
  return {
    question,
    units,
    machine: machine?.slug ?? '',
    lengthsMm: { ...lengthsMm, width, depth, height },
  };
}

/** The page's address with every measure, so that a later change of the catalogue does not change what was asked. */
export function fitHref({ units, machine, lengthsMm }: AskedFit): string {
  const search = new URLSearchParams();
  if (units === 'imperial') search.set('units', units);
  if (machine !== '') search.set('machine', machine);
  for (const field of FIT_FIELDS) {
    const lengthMm = lengthsMm[field];
    if (lengthMm !== undefined)
      search.set(field, plainNumber(plainLength(lengthMm, plainUnit(units))));
  }
  return `/tools/fit?${search}#answer`;
}

/**
 * The page in the other units, with the same lengths: a text that names its unit stays as it is, a number alone is
 * converted, and what is no length is taken along.
 */
export function fitInUnitsHref(
  { language, texts, lengthsMm, machine }: FitInputs,
  units: UnitSystem,
): string {
  const search = new URLSearchParams();
  if (machine) search.set('machine', machine.slug);
  const given = FIT_FIELDS.filter((field) => texts[field] !== '');
  for (const field of given) {
    const lengthMm = lengthsMm[field];
    const isSame =
      lengthMm === undefined ||
      parseLength(texts[field], plainUnit(units), language).includes(lengthMm);
    search.set(field, isSame ? texts[field] : plainNumber(plainLength(lengthMm, plainUnit(units))));
  }
  if (given.length > 0) search.set(TYPED_IN, language);
  return pathInUnits(`/tools/fit?${search}`, units);
}

/** What was asked as one line that fits into what an inquiry keeps: units, every length in the order of the fields, machine. */
export function toFitLine({ units, machine, lengthsMm }: AskedFit): string {
  const length = (field: FitField) =>
    lengthsMm[field] === undefined ? '' : plainLength(lengthsMm[field], plainUnit(units));
  return [units, ...FIT_FIELDS.map(length), machine].join(',');
}

/** Reads such a line; null for anything the form would not take. */
export function parseFitLine(line: string): AskedFit | null {
  const [units = '', ...values] = line.split(',');
  const search = new URLSearchParams(units === 'imperial' ? { units } : {});
  for (const [index, field] of FIT_FIELDS.entries())
    search.set(field, lineText(values[index] ?? ''));
  const { question, ...inputs } = parseFitInputs(search, null, 'en');
  const machine = values.slice(FIT_FIELDS.length).join(',');
  const asked = question && { ...toAskedFit({ ...inputs, question }), machine };
  return asked && toFitLine(asked) === line ? asked : null;
}
