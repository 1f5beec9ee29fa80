import { problemOf } from '../content-problems.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapWhole } from '../mapping/map-entries.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readLinkIds, readText, readTexts, type Fields } from '../mapping/read-fields.ts';
import { fileOf, toAssetUrl } from '../media/to-picture.ts';
import { contentTypeOf } from '../slugs/entry-href.ts';
import { contradictedFacts } from './contradicted-facts.ts';
import {
  CLIMATE_CLASSES,
  DOOR_SIZES,
  FACT_LIMITS,
  MAINS_VOLTAGES,
  MOUNTINGS,
  NETWORKS,
  PAYMENT_INTERFACES,
  PLACES,
  REFRIGERANTS,
  SITE_LINES,
  UNKNOWN_FACTS,
  type Certificate,
  type DoorSize,
  type MachineFacts,
  type SiteRequirements,
} from './machine-facts.ts';
import { toFactsFromText, type TextFacts } from './to-facts-from-text.ts';

const MAX_CERTIFICATES = 20;
const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 300;
const MAX_VALUE_CHARACTERS = 40;

/**
 * The typed specifications of a machine. What is missing is unknown; so is a value of a wrong type, out of
 * `FACT_LIMITS` or not on its list, and that is reported.
 */
export function toTypedFacts(entry: ContentfulEntry, context: MappingContext): MachineFacts {
  const fact = factReader(entry, context);
  return {
    widthMm: fact.number('widthMm', FACT_LIMITS.widthMm),
    depthMm: fact.number('depthMm', FACT_LIMITS.depthMm),
    heightMm: fact.number('heightMm', FACT_LIMITS.heightMm),
    weightKg: fact.number('weightKg', FACT_LIMITS.weightKg),
    voltagesV: fact
      .named('voltagesV', MAINS_VOLTAGES)
      .map(Number)
      .toSorted((a, b) => a - b),
    currentA: fact.number('currentA', FACT_LIMITS.currentA),
    climateClass: fact.named('climateClass', CLIMATE_CLASSES)[0] ?? null,
    places: fact.named('places', PLACES),
    mounting: fact.named('mounting', MOUNTINGS)[0] ?? null,
    selections: fact.number('selections', FACT_LIMITS.selections, Number.isInteger),
    doors: readDoors(fact),
    temperatureC: readTemperature(fact),
    paymentInterfaces: fact.named('paymentInterfaces', PAYMENT_INTERFACES),
    networks: fact.named('networks', NETWORKS),
    refrigerant: fact.named('refrigerant', REFRIGERANTS)[0] ?? null,
    noiseDb: fact.number('noiseDb', FACT_LIMITS.noiseDb),
    energyKwhPerDay: fact.number('energyKwhPerDay', FACT_LIMITS.energyKwhPerDay),
    certificates: readCertificates(entry, context),
    site: readSite(entry, context),
  };
}

/** The fields that hold each fact which a text can tell as well. */
export const TEXT_FACT_FIELDS: Readonly<Record<keyof TextFacts, readonly string[]>> = {
  widthMm: ['widthMm'],
  depthMm: ['depthMm'],
  heightMm: ['heightMm'],
  weightKg: ['weightKg'],
  voltagesV: ['voltagesV'],
  currentA: ['currentA'],
  selections: ['selections'],
  doors: ['doors'],
  temperatureC: ['temperatureMinC', 'temperatureMaxC'],
  networks: ['networks'],
  refrigerant: ['refrigerant'],
  noiseDb: ['noiseDb'],
  energyKwhPerDay: ['energyKwhPerDay'],
};
const SIDES = ['widthMm', 'depthMm', 'heightMm'] as const;

/**
 * What is known of a machine: its typed specifications, and where a field is empty what the free text states without a
 * doubt. A field that holds something wrong stays unknown, and a size in words that contradicts a typed side is not
 * that of this machine. For machine pages, which show the text itself, `toTypedFacts` is enough.
 */
export function toMachineFacts(entry: ContentfulEntry, context: MappingContext): MachineFacts {
  const facts = toTypedFacts(entry, context);
  const fields = fieldsOf(entry);
  const told = toFactsFromText(fields);
  const contradicted = contradictedFacts(facts, told);
  const isOtherSize = SIDES.some((side) => contradicted.includes(side));
  for (const name of Object.keys(TEXT_FACT_FIELDS) as (keyof TextFacts)[]) {
    if (isOtherSize && SIDES.some((side) => side === name)) continue;
    if (TEXT_FACT_FIELDS[name].every((field) => isEmpty(fields, field))) copy(name, told, facts);
  }
  return facts;
}

function copy<Name extends keyof TextFacts>(name: Name, from: TextFacts, to: TextFacts): void {
  to[name] = from[name];
}

function isEmpty(fields: Fields, name: string): boolean {
  const value = ownValue(fields, name);
  return value === undefined || value === null || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

type FactReader = {
  fields: Fields;
  report: (words: string) => void;
  number: (
    name: string,
    limits: { min: number; max: number },
    isNumber?: (value: unknown) => boolean,
  ) => number | null;
  /** The values of a list or of a single line that `known` names, in its order. */
  named: <const Known extends string>(name: string, known: readonly Known[]) => Known[];
};

function factReader(entry: ContentfulEntry, context: MappingContext): FactReader {
  const fields = fieldsOf(entry);
  const report = (words: string) =>
    context.report(problemOf(entry, `${words}, so it counts as unknown`));
  return {
    fields,
    report,
    number(name, { min, max }, isNumber = Number.isFinite) {
      const value = ownValue(fields, name);
      if (value === undefined || value === null) return null;
      if (typeof value !== 'number' || !isNumber(value)) {
        report(`"${name}" is not a number of the right kind`);
        return null;
      }
      if (value >= min && value <= max) return value;
      report(`"${name}" is ${value}, which is not between ${min} and ${max}`);
      return null;
    },
    named(name, known) {
      const value = ownValue(fields, name);
      if (value === undefined || value === null) return [];
      if (typeof value !== 'string' && !Array.isArray(value)) {
        report(`"${name}" is not a list of names`);
        return [];
      }
      const values = readTexts(fields, name).map((text) => text.slice(0, MAX_VALUE_CHARACTERS));
      const found = known.filter((item) => values.includes(item));
      const foreign = values.find((text) => !known.some((item) => item === text));
      if (foreign !== undefined) report(`"${name}" holds “${foreign}”, which is not a choice`);
      return found;
    },
  };
}

function readTemperature(fact: FactReader): MachineFacts['temperatureC'] {
  const min = fact.number('temperatureMinC', FACT_LIMITS.temperatureC);
  const max = fact.number('temperatureMaxC', FACT_LIMITS.temperatureC);
  if (min === null || max === null) {
    if (min !== max) fact.report('One of "temperatureMinC" and "temperatureMaxC" is missing');
    return null;
  }
  if (min <= max) return { min, max };
  fact.report(`"temperatureMinC" is ${min}, which is above "temperatureMaxC"`);
  return null;
}

/** Doors are written as "medium: 8". A list of which any line is unclear is unknown as a whole: its sum would be wrong. */
function readDoors(fact: FactReader): MachineFacts['doors'] {
  const lines = readTexts(fact.fields, 'doors').map((line) => line.slice(0, MAX_VALUE_CHARACTERS));
  const doors: Partial<Record<DoorSize, number>> = {};
  for (const line of lines) {
    const [, size, digits] = /^([a-z-]{1,20}): ?([1-9]\d{0,2})$/u.exec(line) ?? [];
    const known = DOOR_SIZES.find((item) => item === size);
    if (known === undefined || doors[known] !== undefined) {
      fact.report(`"doors" holds “${line}”, which is not one size and a number`);
      return null;
    }
    doors[known] = Number(digits);
  }
  return lines.length === 0 ? null : doors;
}

function readCertificates(entry: ContentfulEntry, context: MappingContext): Certificate[] {
  const ids = readLinkIds(fieldsOf(entry), 'Asset', 'certificates').slice(0, MAX_CERTIFICATES);
  return ids.flatMap((id) => {
    const asset = fieldsOf(context.links.asset(id));
    const file = fileOf(asset);
    const url = toAssetUrl(file, context);
    const title = (readText(asset, 'title') || readText(file, 'fileName')).slice(
      0,
      MAX_LINE_CHARACTERS,
    );
    if (url !== null && title !== '') return [{ title, url }];
    const reason = `"certificates" links to a document that is missing, not published or without a title (ID: ${id}), so it is left out`;
    context.report(problemOf(entry, reason, id));
    return [];
  });
}

function readSite(entry: ContentfulEntry, context: MappingContext): SiteRequirements {
  const linked = linkedEntries(entry, 'siteRequirements', context)[0];
  if (linked === undefined || contentTypeOf(linked) !== 'siteRequirements') {
    return UNKNOWN_FACTS.site;
  }
  return mapWhole(linked, context, toSite);
}

function toSite(entry: ContentfulEntry, context: MappingContext): SiteRequirements {
  const fact = factReader(entry, context);
  const clearance = (name: string) => fact.number(name, FACT_LIMITS.clearanceMm);
  const lines = SITE_LINES.map((name) => [
    name,
    readTexts(fact.fields, name)
      .slice(0, MAX_LINES)
      .map((line) => line.slice(0, MAX_LINE_CHARACTERS).toWellFormed()),
  ]);
  return {
    clearanceBackMm: clearance('clearanceBackMm'),
    clearanceSideMm: clearance('clearanceSideMm'),
    clearanceFrontMm: clearance('clearanceFrontMm'),
    ...(Object.fromEntries(lines) as Record<(typeof SITE_LINES)[number], string[]>),
  };
}

function ownValue(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
