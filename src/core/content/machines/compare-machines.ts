import { isSaidByFacts } from './is-said-by-facts.ts';
import type { CatalogueMachine } from './machine.ts';
import { toFactsFromText } from './to-facts-from-text.ts';

/** Most machines that stand beside each other. */
export const MOST_COMPARED = 4;

/** Most slugs of an address that are read, most unknown ones that are named, and most characters of each. */
const MOST_READ = 100;
const MOST_NAMED = 5;
const LONGEST_NAME = 60;

export type AskedMachines = {
  /** The first known ones, in the order asked for. */
  machines: CatalogueMachine[];
  /** Titles of known ones beyond the most that are compared. */
  leftOut: string[];
  /** The first few slugs that name no machine. */
  unknown: string[];
};

/** Reads which machines an address asks to compare; each counts once. */
export function parseAskedMachines(
  search: URLSearchParams,
  catalogue: readonly CatalogueMachine[],
): AskedMachines {
  const bySlug = new Map(catalogue.map((machine) => [machine.slug, machine]));
  const asked = [...new Set(search.getAll('machine').slice(0, MOST_READ))].filter(
    (slug) => slug.trim() !== '',
  );
  const known = asked.flatMap((slug) => bySlug.get(slug) ?? []);
  const unknown = asked.filter((slug) => !bySlug.has(slug));
  return {
    machines: known.slice(0, MOST_COMPARED),
    leftOut: known.slice(MOST_COMPARED).map(({ title }) => title),
    unknown: unknown.slice(0, MOST_NAMED).map((slug) => slug.slice(0, LONGEST_NAME).toWellFormed()),
  };
}

/** The address of a comparison. */
export function compareHref(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ['machine', slug]));
  return query.size > 0 ? `/machines/compare?${query}` : '/machines/compare';
}

type Value = string | number | readonly (string | number)[] | object | null;

/** What is compared, in groups and in order; each answers null or an empty list where it is unknown. */
export const COMPARED = {
  kind: {
    type: ({ type }) => type,
    temperature: ({ statedTemperature }) => statedTemperature?.toLowerCase() ?? null,
    goods: ({ goods }) => goods.toSorted(),
  },
  size: {
    width: ({ facts }) => facts.widthMm,
    depth: ({ facts }) => facts.depthMm,
    height: ({ facts }) => facts.heightMm,
    weight: ({ facts }) => facts.weightKg,
  },
  capacity: {
    selections: ({ facts }) => facts.selections,
    doors: ({ facts }) => facts.doors,
  },
  climate: {
    goodsTemperature: ({ facts }) => facts.temperatureC,
    climateClass: ({ facts }) => facts.climateClass,
    refrigerant: ({ facts }) => facts.refrigerant,
    noise: ({ facts }) => facts.noiseDb,
  },
  place: {
    places: ({ facts }) => facts.places,
    mounting: ({ facts }) => facts.mounting,
    clearanceFront: ({ facts }) => facts.site.clearanceFrontMm,
    clearanceBack: ({ facts }) => facts.site.clearanceBackMm,
    clearanceSide: ({ facts }) => facts.site.clearanceSideMm,
  },
  connection: {
    voltages: ({ facts }) => facts.voltagesV,
    current: ({ facts }) => facts.currentA,
    energy: ({ facts }) => facts.energyKwhPerDay,
    payment: ({ facts }) => facts.paymentInterfaces,
    networks: ({ facts }) => facts.networks,
  },
  documents: {
    certificates: ({ facts }) => facts.certificates.map(({ title }) => title),
  },
} as const satisfies Record<string, Record<string, (machine: CatalogueMachine) => Value>>;

type ComparedGroup = keyof typeof COMPARED;
export type ComparedFact = {
  [Group in ComparedGroup]: keyof (typeof COMPARED)[Group];
}[ComparedGroup];

export type ComparedRow = {
  fact: ComparedFact;
  /** Whether the value of each machine is known. */
  known: boolean[];
  /** Whether all are known, and the same. */
  isSame: boolean;
};

/** A row of the machines' own specification tables. */
type WordsRow = Omit<ComparedRow, 'fact'> & {
  key: string;
  label: string;
  /** In the order of the machines; '' for one that says nothing. */
  texts: string[];
};

export type Comparison = {
  groups: { group: ComparedGroup; rows: ComparedRow[] }[];
  /** What the machines' pages say in words, and the facts above do not say of each of them. */
  words: WordsRow[];
  /** Facts that no machine states. */
  unstated: ComparedFact[];
};

/** What the names of those rows begin with that can tell a fact. */
const IN_WORDS: Partial<Record<ComparedFact, string>> = {
  width: 'dimension',
  depth: 'dimension',
  height: 'dimension',
  weight: 'weight',
  selections: 'capacity',
  doors: 'capacity',
  goodsTemperature: 'temperature',
  climateClass: 'climate',
  refrigerant: 'refrigerant',
  noise: 'noise',
  energy: 'energy',
  voltages: 'power',
  current: 'power',
  payment: 'payment',
  networks: 'connectivity',
};

/**
 * What a machine's own page says of a fact that is not known in figures; '' for nothing. Words of which the figures
 * are understood tell nothing else.
 */
export function factInWords(
  { type, statedTemperature, specs }: CatalogueMachine,
  fact: ComparedFact,
): string {
  const start = IN_WORDS[fact];
  if (start === undefined || fact === (type === 'locker' ? 'selections' : 'doors')) return '';
  return specs
    .filter(({ key, value }) => key.toLowerCase().startsWith(start) && value !== statedTemperature)
    .filter(({ key, value }) => isEmptyRecord(toFactsFromText({ specs: { [key]: value } })))
    .map(({ value }) => value)
    .join('; ');
}

/** Sets machines side by side. What none of them states is no row. */
export function toComparison(machines: readonly CatalogueMachine[]): Comparison {
  const unstated: ComparedFact[] = [];
  const groups = Object.entries(COMPARED).map(([group, facts]) => ({
    group: group as ComparedGroup,
    rows: Object.entries(facts).flatMap(([name, read]) => {
      const fact = name as ComparedFact;
      const values = machines.map((machine) => {
        const value = (read as (machine: CatalogueMachine) => Value)(machine);
        return isUnknown(value) ? factInWords(machine, fact) : value;
      });
      const row = toRow(values);
      if (row) return [{ fact, ...row }];
      unstated.push(fact);
      return [];
    }),
  }));
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    words: toWordsRows(machines),
    unstated,
  };
}

function toWordsRows(machines: readonly CatalogueMachine[]): WordsRow[] {
  type Row = { key: string; texts: string[]; isSaid: boolean };
  const rows = new Map<string, Row>();
  for (const [index, { specs, facts, statedTemperature }] of machines.entries())
    for (const { key, label, value } of specs) {
      const row = rows.get(label) ?? { key, texts: machines.map(() => ''), isSaid: true };
      row.texts[index] = [row.texts[index]!, value].filter((text) => text !== '').join('; ');
      row.isSaid &&= value === statedTemperature || isSaidByFacts({ key, value }, facts);
      rows.set(label, row);
    }
  return [...rows].flatMap(([label, { key, texts, isSaid }]) => {
    const row = isSaid ? null : toRow(texts);
    return row ? [{ key, label, texts, ...row }] : [];
  });
}

function toRow(values: Value[]): Omit<ComparedRow, 'fact'> | null {
  const known = values.map((value) => !isUnknown(value));
  if (!known.some(Boolean)) return null;
  return { known, isSame: new Set(values.map(sortedText)).size === 1 };
}

function isEmptyRecord(record: object): boolean {
  return Object.values(record).every((value: Value) => isUnknown(value));
}

function isUnknown(value: Value): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Equal texts for equal values, in whatever order a list or a record names its parts. */
function sortedText(value: Value): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(String).toSorted());
  if (typeof value === 'object' && value !== null)
    return JSON.stringify(
      Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  return JSON.stringify(value);
}
