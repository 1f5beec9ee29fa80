import { readLines, type ReadLines } from '#content/mapping/read-lines.ts';
import { toLinkUrl } from '#content/navigation/to-link-url.ts';
import {
  CURRENCIES,
  fieldsOfFigure,
  PAYBACK_FIELDS,
  PAYBACK_ROWS,
  type PaybackField,
  type PaybackFirst,
} from './payback-inputs.ts';

/** Figures that no line names by themselves, because they stand in a row. */
const IN_ROWS: readonly string[] = Object.values(PAYBACK_ROWS).flatMap(([low, , high]) => [
  low,
  high,
]);
const NAMES = Object.keys(PAYBACK_FIELDS).filter((name) => !IN_ROWS.includes(name));
const NUMBER = /^\d{1,9}(?:\.\d{1,4})?$/u;

/**
 * Reads the owner's first values of the payback tool, a line for each: "price = 1.80 / 2.20 / 2.60; Our machines, 2025;
 * https://…", "currency = EUR".
 */
export function parsePaybackFirst(text: string): ReadLines<PaybackFirst> {
  return readLines(text, (line) => {
    const at = line.indexOf('=');
    const name = line.slice(0, Math.max(at, 0)).trim();
    const [figures = '', source = '', address = ''] = line
      .slice(at + 1)
      .split(';')
      .map((part) => part.trim());
    if (name === 'currency') {
      const currency = CURRENCIES.find((code) => code === figures);
      return currency ? { name, currency } : `the currencies are ${CURRENCIES.join(', ')}`;
    }
    if (!NAMES.includes(name)) return `before "=" stands one of currency, ${NAMES.join(', ')}`;
    const figure = name as PaybackField;
    const reason = problemOf(figure, figures);
    if (reason !== null) return reason;
    if (source === '') return 'behind the figure stand ";" and where it comes from';
    const url = address === '' ? null : toLinkUrl(address);
    if (address !== '' && url === null) return 'behind the second ";" stands no address';
    return { name: figure, values: figures.split('/').map(Number), source, url };
  });
}

function problemOf(name: PaybackField, text: string): string | null {
  const fields = fieldsOfFigure(name);
  const parts = text.split('/').map((part) => part.trim());
  if (parts.length !== fields.length)
    return fields.length === 1
      ? 'it needs one figure'
      : 'it needs three figures: low / likely / high';
  const values = parts.map((part) => (NUMBER.test(part) ? Number(part) : NaN));
  const { min, max } = PAYBACK_FIELDS[name];
  if (!values.every((value) => value >= min && value <= max))
    return `figures are from ${min} to ${max}, such as 2.5`;
  // Dear goods belong to the low case.
  const ordered = name === 'goods' ? values.toReversed() : values;
  return ordered.every((value, index) => index === 0 || value >= ordered[index - 1]!)
    ? null
    : 'the figures of low, likely and high are not in order';
}
