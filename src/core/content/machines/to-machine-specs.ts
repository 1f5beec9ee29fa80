import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { fieldsOf, readText, toText, type Fields } from '../mapping/read-fields.ts';
import { isRecord } from '../is-record.ts';
import { FLAT_SPECS } from './flat-specs.ts';
import type { MachineSpec } from './machine.ts';

const MAX_SPECS = 60;
const MAX_NAME_CHARACTERS = 80;
const MAX_VALUE_CHARACTERS = 1_000;

/**
 * The rows of "Machine Specifications": the `specs` object when it holds any usable value, else the
 * eight flat fields and the temperature (content model). Falsy values are dropped (part 2 section 2).
 */
export function toMachineSpecs(fields: Fields): MachineSpec[] {
  const specs = isRecord(fields['specs']) ? Object.entries(fields['specs']) : [];
  const rows = toRows(specs);
  return rows.length > 0 ? rows : toRows(FLAT_SPECS.map((name) => [name, readText(fields, name)]));
}

/** The same rows, each with the language of its value. */
export function readMachineSpecs(entry: ContentfulEntry): MachineSpec[] {
  return toMachineSpecs(fieldsOf(entry)).map((spec) =>
    withTranslationOf(spec, entry, { value: ['specs', spec.key] }),
  );
}

function toRows(entries: [string, unknown][]): MachineSpec[] {
  return entries.slice(0, MAX_SPECS).flatMap(([name, value]) => {
    const key = toText(name, MAX_NAME_CHARACTERS);
    const text = toSpecValue(value);
    return key === '' || text === '' ? [] : [{ key, label: toSpecLabel(key), value: text }];
  });
}

function toSpecValue(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_SPECS).map(toSingleValue);
    return items.filter((item) => item !== '').join(', ');
  }
  return toSingleValue(value);
}

function toSingleValue(value: unknown): string {
  if (value === true) return 'Yes';
  if (typeof value === 'number') return Number.isFinite(value) && value !== 0 ? String(value) : '';
  return toText(value, MAX_VALUE_CHARACTERS);
}

/** 'power_requirements', 'power-requirements' and 'powerRequirements' all read 'Power Requirements'. */
export function toSpecLabel(key: string): string {
  return key
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
