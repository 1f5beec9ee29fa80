import { MM_PER_INCH } from '../units/convert.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { FIT_FIELDS, parseFitInputs, type FitInputs } from './parse-fit-inputs.ts';

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
export function fitHref(asked: AskedFit): string {
  return `/tools/fit?${toSearch(asked)}#answer`;
}

function toSearch({ units, machine, lengthsMm }: AskedFit): URLSearchParams {
  const search = new URLSearchParams();
  if (units === 'imperial') search.set('units', units);
  if (machine !== '') search.set('machine', machine);
  for (const field of FIT_FIELDS) {
    const lengthMm = lengthsMm[field];
    if (lengthMm !== undefined) search.set(field, plainNumber(lengthMm, units));
  }
  return search;
}

/** In the unit that a number alone has, to a hundredth of a millimetre. */
function plainNumber(lengthMm: number, units: UnitSystem): string {
  return units === 'imperial'
    ? String(Math.round((lengthMm / MM_PER_INCH) * 10_000) / 10_000)
    : String(Math.round(lengthMm * 100) / 100);
}

/** What was asked as one line that fits into what an inquiry keeps: units, every length in the order of the fields, machine. */
export function toFitLine(asked: AskedFit): string {
  const search = toSearch(asked);
  return [asked.units, ...FIT_FIELDS.map((field) => search.get(field) ?? ''), asked.machine].join(
    ',',
  );
}

/** Reads such a line; null for anything the form would not take. */
export function parseFitLine(line: string): AskedFit | null {
  const [units = '', ...values] = line.split(',');
  const search = new URLSearchParams(units === 'imperial' ? { units } : {});
  for (const [index, field] of FIT_FIELDS.entries()) search.set(field, values[index] ?? '');
  const { question, ...inputs } = parseFitInputs(search, null);
  const machine = values.slice(FIT_FIELDS.length).join(',');
  const asked = question && { ...toAskedFit({ ...inputs, question }), machine };
  return asked && toFitLine(asked) === line ? asked : null;
}
