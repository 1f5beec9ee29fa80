import type { DocumentBlock, DocumentText } from '#content/documents/document-block.ts';
import { isSaidByFacts } from '#content/machines/is-said-by-facts.ts';
import type { SITE_LINES, SiteRequirements } from '#content/machines/machine-facts.ts';
import type { MachineLink } from '#content/machines/machine-link.ts';
import type { MachineSpec } from '#content/machines/machine.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { formatFloorLoad, formatLengths } from '#content/units/format-quantity.ts';
import { statementOf } from '#content/machines/to-facts-from-text.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { asGiven, spokenIn } from './as-given.ts';
import { machineFactRows } from '#copy/machine-fact-rows.ts';
import { withoutName } from '#copy/without-name.ts';

type Group = keyof typeof specSheetWords.groups;
export type ChecklistMachine = Pick<Machine, 'specs' | 'facts'>;
/** Where features lead from the machine. */
export type ChecklistLinks = readonly Pick<MachineLink, 'href' | 'onSheet'>[];

const MM2_PER_M2 = 1_000_000;

/** How free text calls the value of a specification whose name begins so (part 2 section 2). */
const NAMES = {
  weight: ['weight'],
  dimension: ['dimensions', 'size'],
  power: ['power requirements', 'power supply', 'power', 'supply'],
  connectivity: ['connectivity', 'network'],
} as const;

/** The machine that a checklist is of, with what it is written in. */
type Asked = {
  wording: Wording;
  words: typeof specSheetWords;
  machine: ChecklistMachine;
  system: UnitSystem;
  ways: ChecklistLinks;
  /** Marks the owner's own words. */
  given: (text: string) => string;
};

/**
 * What the place of a machine must provide, by groups: what follows from the typed facts, what the free text says
 * beyond them, and an editor's own lines. Where nothing is known a line says so, so that nobody takes silence for
 * "nothing needed".
 */
export function siteChecklist(
  wording: Wording,
  machine: ChecklistMachine,
  system: UnitSystem,
  ways: ChecklistLinks,
): DocumentBlock[] {
  const words = wording.of(specSheetWords);
  const asked = { wording, words, machine, system, ways, given: asGiven(wording, system) };
  return (Object.keys(words.groups) as Group[]).flatMap((group): DocumentBlock[] => {
    const known = linesOf(group, asked);
    const links = linksOf(group, asked);
    const items = known.length === 0 && links.length === 0 ? [words.askUs[group]] : known;
    const isWall = group === 'floor' && machine.facts.mounting === 'wall';
    const text = isWall ? words.wall : words.groups[group];
    const heading: DocumentBlock = { kind: 'heading', level: 3, text };
    return items.length === 0
      ? [heading, ...links]
      : [heading, { kind: 'checklist', items }, ...links];
  });
}

/** Whether free space around a machine is known. */
export function hasClearances(site: SiteRequirements): boolean {
  return [site.clearanceBackMm, site.clearanceSideMm, site.clearanceFrontMm].some(
    (length) => length !== null,
  );
}

function linesOf(group: Group, asked: Asked): DocumentText[] {
  switch (group) {
    case 'floor':
      return floorLines(asked);
    case 'power':
      return powerLines(asked);
    case 'network':
      return [
        ...[factOf(asked, 'connectivity-networks') ?? [], textsBeside(asked, 'connectivity')]
          .flat()
          .map((value) => fill(asked.words.network, { value })),
        ...ownLines(asked, 'network'),
      ];
    case 'ventilation':
      return ventilationLines(asked);
    case 'access':
      return accessLines(asked);
    case 'permits':
      return ownLines(asked, 'permits');
    case 'certificates':
      return [];
  }
}

function linksOf(group: Group, { machine, ways }: Asked): DocumentBlock[] {
  if (group === 'certificates') {
    const { certificates } = machine.facts;
    return certificates.map(({ title, url }) => ({ kind: 'link', text: title, url }));
  }
  if (group !== 'access') return [];
  return ways.flatMap(({ href, onSheet }): DocumentBlock[] =>
    onSheet ? [{ kind: 'link', text: onSheet, url: href }] : [],
  );
}

function floorLines(asked: Asked): DocumentText[] {
  const { wording, words, machine, system } = asked;
  const { widthMm, depthMm, weightKg, mounting } = machine.facts;
  const footprint = widthMm !== null && depthMm !== null ? ([widthMm, depthMm] as const) : null;
  const size =
    mounting === 'wall' || footprint === null
      ? statedLines(asked, 'dimension', words.size)
      : [
          fill(words.footprint, { figures: formatLengths(footprint, system, wording.language) }),
          ...textsBeside(asked, 'dimension').map((value) => fill(words.size, { value })),
        ];
  // What hangs, or may hang, loads no floor by its footprint.
  const load = mounting === 'floor' ? floorLoadOf(weightKg, footprint) : null;
  const all = [
    ...statedLines(asked, 'weight', mounting === 'wall' ? words.wallWeight : words.weight),
    ...size,
    ...lines(
      load === null ? null : formatFloorLoad(load, system, wording.language),
      words.floorLoad,
    ),
    ...ownLines(asked, 'floor'),
  ];
  const isOpen = load === null && (mounting === 'floor' || mounting === null);
  return isOpen && all.length > 0 ? [...all, words.askUsAlso.floorLoad] : all;
}

/** Kilograms per square metre under a machine that stands on all of its footprint. */
function floorLoadOf(
  weightKg: number | null,
  footprintMm: readonly [width: number, depth: number] | null,
): number | null {
  if (weightKg === null || footprintMm === null) return null;
  return weightKg / ((footprintMm[0] * footprintMm[1]) / MM2_PER_M2);
}

function powerLines(asked: Asked): DocumentText[] {
  const { words } = asked;
  const voltages = factOf(asked, 'power-voltage');
  const current = factOf(asked, 'power-current');
  // A text may state either, and sockets and circuits as well, for which there is no fact.
  const texts = textsBeside(asked, 'power');
  const lacks = (fact: string | null, line: string) =>
    fact === null && texts.length === 0 ? [line] : [];
  const own = ownLines(asked, 'power');
  if (voltages === null && current === null && texts.length === 0 && own.length === 0) return [];
  return [
    ...texts.map((value) => fill(words.power, { value })),
    ...lines(voltages, words.voltages),
    ...lines(current, words.current),
    ...own,
    ...lacks(voltages, words.askUsAlso.voltages),
    ...lacks(current, words.askUsAlso.current),
  ];
}

function ventilationLines(asked: Asked): DocumentText[] {
  const { wording, words, machine, system } = asked;
  const { site } = machine.facts;
  // Rounded up: less would be too little.
  const length = (mm: number | null) =>
    mm === null ? null : lengthText(wording, mm, system, 'up');
  return [
    ...lines(length(site.clearanceBackMm), words.clearances.back),
    ...lines(length(site.clearanceSideMm), words.clearances.side),
    ...lines(length(site.clearanceFrontMm), words.clearances.front),
    ...ownLines(asked, 'ventilation'),
    ...(hasClearances(site) ? [] : [words.askUs.ventilation]),
  ];
}

function accessLines(asked: Asked): DocumentText[] {
  const { words } = asked;
  const { width, depth, height } = words.wayInSides;
  const sides = [
    ...lines(factOf(asked, 'dimension-width'), width),
    ...lines(factOf(asked, 'dimension-depth'), depth),
    ...lines(factOf(asked, 'dimension-height'), height),
  ];
  const whole = statedLines(asked, 'dimension', words.wayIn);
  const measures = whole.length === 0 ? sides : whole;
  return [
    ...measures,
    ...statedLines(asked, 'weight', words.wayInWeight),
    ...ownLines(asked, 'access'),
    ...(measures.length > 0 ? [] : [words.askUs.access]),
  ];
}

/** An editor's own lines, each in the language that they are in. */
function ownLines({ machine, given }: Asked, name: (typeof SITE_LINES)[number]): DocumentText[] {
  const { site } = machine.facts;
  return site[name].map((line) => spokenIn(given(line), site, name));
}

/** A typed fact as the specification table shows it, by the key of its row there. */
function factOf({ wording, machine, system }: Asked, key: string): string | null {
  const rows = machineFactRows(wording, [], machine.facts, system);
  return rows.find((row) => row.key === key)?.value ?? null;
}

/** A size or a weight: as measured, and what free text says beyond that. @param text with room for `{value}` */
function statedLines(asked: Asked, start: 'dimension' | 'weight', text: string): string[] {
  const measured = factOf(asked, start === 'dimension' ? 'dimensions' : start);
  return [measured ?? [], textsBeside(asked, start)].flat().map((value) => fill(text, { value }));
}

/** What the free text says of a machine under names that begin so, as far as its typed facts do not say the same. */
function textsBeside({ machine, given }: Asked, start: keyof typeof NAMES): string[] {
  const { specs, facts } = machine;
  // A packed size, for one, is not that of the machine.
  const isOther = (spec: MachineSpec) =>
    (start === 'dimension' &&
      facts.widthMm !== null &&
      facts.depthMm !== null &&
      statementOf('size', spec) === 'none') ||
    (start === 'weight' && facts.weightKg !== null && statementOf('weight', spec) === 'none');
  return specs
    .filter((spec) => spec.key.toLowerCase().startsWith(start))
    .filter((spec) => !isOther(spec) && !isSaidByFacts(spec, facts))
    .map(({ value }) => given(withoutName(value, NAMES[start])));
}

/** @param text with room for `{value}` */
function lines(value: string | null, text: string): string[] {
  return value === null ? [] : [fill(text, { value })];
}
