import type { DocumentBlock, DocumentText } from '#content/documents/document-block.ts';
import { isSaidByFacts } from '#content/machines/is-said-by-facts.ts';
import type {
  MachineFacts,
  SITE_LINES,
  SiteRequirements,
} from '#content/machines/machine-facts.ts';
import type { MachineSpec } from '#content/machines/machine.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { fitHref } from '#content/slugs/page-href.ts';
import { formatFloorLoad, formatLengths } from '#content/units/format-quantity.ts';
import { statementOf } from '#content/machines/to-facts-from-text.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { asGiven, spokenIn } from './as-given.ts';
import { machineFactRows } from '#copy/machine-fact-rows.ts';
import { withoutName } from '#copy/without-name.ts';

type Group = keyof typeof specSheetWords.groups;
export type ChecklistMachine = Pick<Machine, 'slug' | 'specs' | 'facts'>;

const MM2_PER_M2 = 1_000_000;

/** How free text calls the value of a specification whose name begins so (part 2 section 2). */
const NAMES = {
  weight: ['weight'],
  dimension: ['dimensions', 'size'],
  power: ['power requirements', 'power supply', 'power', 'supply'],
  connectivity: ['connectivity', 'network'],
} as const;

/**
 * What the place of a machine must provide, by groups: what follows from the typed facts, what the free text says
 * beyond them, and an editor's own lines. Where nothing is known a line says so, so that nobody takes silence for
 * "nothing needed".
 */
export function siteChecklist(
  wording: Wording,
  machine: ChecklistMachine,
  system: UnitSystem,
): DocumentBlock[] {
  const words = wording.of(specSheetWords);
  return (Object.keys(words.groups) as Group[]).flatMap((group): DocumentBlock[] => {
    const known = linesOf(wording, group, machine, system);
    const links = linksOf(wording, group, machine, system);
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

function linesOf(
  wording: Wording,
  group: Group,
  machine: ChecklistMachine,
  system: UnitSystem,
): DocumentText[] {
  const words = wording.of(specSheetWords);
  const { facts } = machine;
  const given = asGiven(wording, system);
  switch (group) {
    case 'floor':
      return floorLines(wording, machine, system);
    case 'power':
      return powerLines(wording, machine, system);
    case 'network':
      return [
        ...[
          ...[factOf(wording, machine, 'connectivity-networks', system) ?? []].flat(),
          ...textsBeside(machine, 'connectivity').map(given),
        ].map((value) => fill(words.network, { value })),
        ...ownLines(wording, facts.site, 'network', system),
      ];
    case 'ventilation':
      return ventilationLines(wording, facts.site, system);
    case 'access':
      return accessLines(wording, machine, system);
    case 'permits':
      return ownLines(wording, facts.site, 'permits', system);
    case 'certificates':
      return [];
  }
}

function linksOf(
  wording: Wording,
  group: Group,
  { slug, facts }: ChecklistMachine,
  system: UnitSystem,
): DocumentBlock[] {
  const words = wording.of(specSheetWords);
  if (group === 'certificates') {
    return facts.certificates.map(({ title, url }) => ({ kind: 'link', text: title, url }));
  }
  const canFit = facts.widthMm !== null && facts.depthMm !== null && facts.heightMm !== null;
  if (group !== 'access' || !canFit) return [];
  return [{ kind: 'link', text: words.fit, url: pathInUnits(fitHref(slug), system) }];
}

function floorLines(
  wording: Wording,
  machine: ChecklistMachine,
  system: UnitSystem,
): DocumentText[] {
  const words = wording.of(specSheetWords);
  const { widthMm, depthMm, weightKg, mounting, site } = machine.facts;
  const given = asGiven(wording, system);
  const footprint = widthMm !== null && depthMm !== null ? ([widthMm, depthMm] as const) : null;
  const size =
    mounting === 'wall' || footprint === null
      ? statedLines(wording, machine, 'dimension', { system, text: words.size })
      : [
          fill(words.footprint, { figures: formatLengths(footprint, system, wording.language) }),
          ...textsBeside(machine, 'dimension').map((value) =>
            fill(words.size, { value: given(value) }),
          ),
        ];
  const weight = mounting === 'wall' ? words.wallWeight : words.weight;
  // What hangs, or may hang, loads no floor by its footprint.
  const load = mounting === 'floor' ? floorLoadOf(weightKg, footprint) : null;
  const all = [
    ...statedLines(wording, machine, 'weight', { system, text: weight }),
    ...size,
    ...lines(
      load === null ? null : formatFloorLoad(load, system, wording.language),
      words.floorLoad,
    ),
    ...ownLines(wording, site, 'floor', system),
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

function powerLines(
  wording: Wording,
  machine: ChecklistMachine,
  system: UnitSystem,
): DocumentText[] {
  const words = wording.of(specSheetWords);
  const given = asGiven(wording, system);
  const voltages = factOf(wording, machine, 'power-voltage', system);
  const current = factOf(wording, machine, 'power-current', system);
  // A text may state either, and sockets and circuits as well, for which there is no fact.
  const texts = textsBeside(machine, 'power');
  const lacks = (fact: string | null, line: string) =>
    fact === null && texts.length === 0 ? [line] : [];
  const own = ownLines(wording, machine.facts.site, 'power', system);
  if (voltages === null && current === null && texts.length === 0 && own.length === 0) return [];
  return [
    ...texts.map((value) => fill(words.power, { value: given(value) })),
    ...lines(voltages, words.voltages),
    ...lines(current, words.current),
    ...own,
    ...lacks(voltages, words.askUsAlso.voltages),
    ...lacks(current, words.askUsAlso.current),
  ];
}

function ventilationLines(
  wording: Wording,
  site: SiteRequirements,
  system: UnitSystem,
): DocumentText[] {
  const words = wording.of(specSheetWords);
  // Rounded up: less would be too little.
  const length = (mm: number | null) =>
    mm === null ? null : lengthText(wording, mm, system, 'up');
  return [
    ...lines(length(site.clearanceBackMm), words.clearances.back),
    ...lines(length(site.clearanceSideMm), words.clearances.side),
    ...lines(length(site.clearanceFrontMm), words.clearances.front),
    ...ownLines(wording, site, 'ventilation', system),
    ...(hasClearances(site) ? [] : [words.askUs.ventilation]),
  ];
}

function accessLines(
  wording: Wording,
  machine: ChecklistMachine,
  system: UnitSystem,
): DocumentText[] {
  const words = wording.of(specSheetWords);
  const fact = (key: string) => factOf(wording, machine, key, system);
  const { width, depth, height } = words.wayInSides;
  const sides = [
    ...lines(fact('dimension-width'), width),
    ...lines(fact('dimension-depth'), depth),
    ...lines(fact('dimension-height'), height),
  ];
  const whole = statedLines(wording, machine, 'dimension', { system, text: words.wayIn });
  const measures = whole.length === 0 ? sides : whole;
  return [
    ...measures,
    ...statedLines(wording, machine, 'weight', { system, text: words.wayInWeight }),
    ...ownLines(wording, machine.facts.site, 'access', system),
    ...(measures.length > 0 ? [] : [words.askUs.access]),
  ];
}

/** An editor's own lines, each in the language that they are in. */
function ownLines(
  wording: Wording,
  site: SiteRequirements,
  name: (typeof SITE_LINES)[number],
  system: UnitSystem,
): DocumentText[] {
  const given = asGiven(wording, system);
  return site[name].map((line) => spokenIn(given(line), site, name));
}

/** A typed fact as the specification table shows it, by the key of its row there. */
function factOf(
  wording: Wording,
  { facts }: { facts: MachineFacts },
  key: string,
  system: UnitSystem,
): string | null {
  return machineFactRows(wording, [], facts, system).find((row) => row.key === key)?.value ?? null;
}

/** A size or a weight: as measured, and what free text says beyond that. @param text with room for `{value}` */
function statedLines(
  wording: Wording,
  machine: ChecklistMachine,
  start: 'dimension' | 'weight',
  { system, text }: { system: UnitSystem; text: string },
): string[] {
  const key = start === 'dimension' ? 'dimensions' : start;
  const measured = factOf(wording, machine, key, system);
  const texts = textsBeside(machine, start).map(asGiven(wording, system));
  return [measured ?? [], texts].flat().map((value) => fill(text, { value }));
}

/** What the free text says of a machine under names that begin so, as far as its typed facts do not say the same. */
function textsBeside({ specs, facts }: ChecklistMachine, start: keyof typeof NAMES): string[] {
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
    .map(({ value }) => withoutName(value, NAMES[start]));
}

/** @param text with room for `{value}` */
function lines(value: string | null, text: string): string[] {
  return value === null ? [] : [fill(text, { value })];
}
