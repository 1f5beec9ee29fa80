import { MAX_SLUG_CHARACTERS } from '#content/slugs/page-href.ts';
import type { CatalogueMachine } from '#content/machines/machine.ts';
import { parseUnits, type UnitSystem } from '#content/units/unit-system.ts';
import type { Box, Carrying, Way } from './fit-geometry.ts';
import { plainNumber } from '#content/units/plain-number.ts';
import { parseLength, plainLength } from '#content/units/parse-length.ts';
import { FIT_FIELDS, FIT_RANGES, type FitField } from './fit-ranges.ts';
import { shortened, typedIn } from './typed-in.ts';

/** Fields that are of use only together. */
const BOX_FIELDS = ['width', 'depth', 'height'] as const;
const PLACE_FIELDS = {
  door: ['door-width', 'door-height'],
  corridor: ['corridor'],
  corner: ['corner-before', 'corner-after'],
  lift: ['lift-door-width', 'lift-door-height', 'lift-width', 'lift-depth', 'lift-height'],
  ceiling: ['ceiling'],
} as const satisfies Record<keyof Way, readonly FitField[]>;

/** What is measured of the way, in its order. */
export const WAY_FIELDS: readonly FitField[] = Object.values(PLACE_FIELDS).flat();

/** Our own assumptions, said on the page and open to change there. */
export const FIT_DEFAULTS: Carrying = { trolleyMm: 150, roomMm: 20 };

/** `text`: no length. `range`: one that cannot work. `missing`: needed beside what was given. */
type FitProblem = 'text' | 'range' | 'missing';

/** What is wrong with the chosen machine: the catalogue has none of that name, or lacks a measure of it. */
type MachineProblem = { kind: 'unknown'; slug: string } | { kind: 'unmeasured'; title: string };

export type FitInputs = {
  units: UnitSystem;
  /** Of the page, by which the texts are read again (BCP 47). */
  language: string;
  /** As typed, so that nothing is lost; '' where a field is empty. */
  texts: Record<FitField, string>;
  /** Lengths that could be read, in millimetres. */
  lengthsMm: Partial<Record<FitField, number>>;
  machine: CatalogueMachine | null;
  machineProblem: MachineProblem | null;
  problems: Partial<Record<FitField, FitProblem>>;
  /** Whether the form was sent without any place: then there is nothing to answer. */
  lacksPlace: boolean;
  /** Null while something is missing or wrong. */
  question: { box: Box; carrying: Carrying; way: Way } | null;
};

/**
 * Reads the address of "Will it fit?". A machine of the catalogue goes before own measures.
 * @param language of the page
 * @param machines null where the catalogue is not read: then own measures count, also beside the name of a machine
 */
export function parseFitInputs(
  search: URLSearchParams,
  machines: readonly CatalogueMachine[] | null,
  language: string,
): FitInputs {
  const units = parseUnits(search);
  const typed = typedIn(search, language);
  const texts = {} as FitInputs['texts'];
  const lengthsMm: FitInputs['lengthsMm'] = {};
  const problems: FitInputs['problems'] = {};
  for (const field of FIT_FIELDS) {
    const text = (search.get(field) ?? '').trim();
    texts[field] = shortened(text);
    if (text === '') continue;
    const { leastMm, mostMm } = FIT_RANGES[field];
    const read = parseLength(text, plainUnit(units), typed);
    // Two readings are a thousandfold apart, and no range is so wide: what it holds of them is what is meant.
    const usable = read.find((lengthMm) => lengthMm >= leastMm && lengthMm <= mostMm);
    if (usable !== undefined) {
      lengthsMm[field] = usable;
      // What is shown is sent again as typed on this page.
      if (!parseLength(text, plainUnit(units), language).includes(usable))
        texts[field] = plainNumber(plainLength(usable, plainUnit(units)));
    } else problems[field] = read.length === 0 ? 'text' : 'range';
  }
  const { machine, machineProblem } = readMachine(search, machines);
  const isGiven = (field: FitField) => texts[field] !== '';
  const places = Object.values(PLACE_FIELDS).filter((fields) => fields.some(isGiven));
  const hasPlace = places.length > 0;
  const needsBox = machine === null && machineProblem === null;
  const needed: (readonly FitField[])[] = [...places];
  const isSent = FIT_FIELDS.some((field) => search.has(field));
  if (needsBox && isSent) needed.push(BOX_FIELDS);
  for (const field of needed.flat()) if (!isGiven(field)) problems[field] = 'missing';
  // Own measures beside a chosen machine are not used, so nothing is wrong with them.
  if (!needsBox) for (const field of BOX_FIELDS) delete problems[field];
  const box = machine ? boxOf(machine) : needsBox ? toBox(lengthsMm) : null;
  const isComplete = box !== null && hasPlace && Object.keys(problems).length === 0;
  const question = isComplete
    ? { box, carrying: toCarrying(lengthsMm), way: toWay(lengthsMm) }
    : null;
  const lacksPlace = isSent && !hasPlace;
  return {
    units,
    language,
    texts,
    lengthsMm,
    machine,
    machineProblem,
    problems,
    lacksPlace,
    question,
  };
}

/** The unit of a number alone. */
export function plainUnit(units: UnitSystem): 'mm' | 'in' {
  return units === 'imperial' ? 'in' : 'mm';
}

function readMachine(
  search: URLSearchParams,
  machines: readonly CatalogueMachine[] | null,
): Pick<FitInputs, 'machine' | 'machineProblem'> {
  const slug = fitMachineOf(search);
  if (slug === '' || machines === null) return { machine: null, machineProblem: null };
  const machine = machines.find((known) => known.slug === slug);
  if (!machine) return { machine: null, machineProblem: { kind: 'unknown', slug } };
  const machineProblem =
    boxOf(machine) === null ? ({ kind: 'unmeasured', title: machine.title } as const) : null;
  return { machine, machineProblem };
}

/** The machine that the address names by its slug; '' for none. */
export function fitMachineOf(search: URLSearchParams): string {
  return (search.get('machine') ?? '').slice(0, MAX_SLUG_CHARACTERS).toWellFormed();
}

/** The measures of a machine; null where one of them is unknown. */
export function boxOf({ facts }: CatalogueMachine): Box | null {
  return toBox({
    width: facts.widthMm ?? undefined,
    depth: facts.depthMm ?? undefined,
    height: facts.heightMm ?? undefined,
  });
}

function toBox(lengths: {
  [Field in (typeof BOX_FIELDS)[number]]?: number | undefined;
}): Box | null {
  const { width, depth, height } = lengths;
  if (width === undefined || depth === undefined || height === undefined) return null;
  return { widthMm: width, depthMm: depth, heightMm: height };
}

function toCarrying({ trolley, room }: FitInputs['lengthsMm']): Carrying {
  return {
    trolleyMm: trolley ?? FIT_DEFAULTS.trolleyMm,
    roomMm: room ?? FIT_DEFAULTS.roomMm,
  };
}

function toWay(lengths: FitInputs['lengthsMm']): Way {
  const of = (field: FitField) => lengths[field]!;
  const given = (place: keyof Way) => lengths[PLACE_FIELDS[place][0]] !== undefined;
  return {
    door: given('door') ? { width: of('door-width'), height: of('door-height') } : null,
    corridor: given('corridor') ? { width: of('corridor') } : null,
    corner: given('corner') ? { before: of('corner-before'), after: of('corner-after') } : null,
    lift: given('lift')
      ? {
          doorWidth: of('lift-door-width'),
          doorHeight: of('lift-door-height'),
          cabinWidth: of('lift-width'),
          cabinDepth: of('lift-depth'),
          cabinHeight: of('lift-height'),
        }
      : null,
    ceiling: given('ceiling') ? { height: of('ceiling') } : null,
  };
}
