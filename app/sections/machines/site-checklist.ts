import type { DocumentBlock } from '#content/documents/document-block.ts';
import type { MachineFacts, SiteRequirements } from '#content/machines/machine-facts.ts';
import type { Machine } from '#content/machines/machine.ts';
import { fitHref } from '#content/slugs/page-href.ts';
import { formatFloorLoad, formatLengths } from '#content/units/format-quantity.ts';
import { pathInUnits, type UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { lengthText } from '#copy/length-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { machineFactRows } from './machine-fact-rows.ts';
import { withoutName } from './without-name.ts';

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
 * What the place of a machine must provide, by groups: what follows from the typed facts, else from the free text, then
 * an editor's own lines. Where nothing is known a line says so, so that nobody takes silence for "nothing needed".
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
    const heading: DocumentBlock = { kind: 'heading', level: 3, text: words.groups[group] };
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
): string[] {
  const words = wording.of(specSheetWords);
  const { facts } = machine;
  switch (group) {
    case 'floor':
      return floorLines(wording, machine, system);
    case 'power':
      return powerLines(wording, machine, system);
    case 'network':
      return [
        ...lines(
          factOf(wording, machine, 'connectivity-networks', system) ??
            textOf(machine, 'connectivity'),
          words.network,
        ),
        ...facts.site.network,
      ];
    case 'ventilation':
      return ventilationLines(wording, facts.site, system);
    case 'access':
      return accessLines(wording, machine, system);
    case 'permits':
      return facts.site.permits;
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

function floorLines(wording: Wording, machine: ChecklistMachine, system: UnitSystem): string[] {
  const words = wording.of(specSheetWords);
  const { widthMm, depthMm, weightKg, site } = machine.facts;
  const footprint = widthMm !== null && depthMm !== null ? ([widthMm, depthMm] as const) : null;
  const known = [
    ...lines(factOf(wording, machine, 'weight', system) ?? textOf(machine, 'weight'), words.weight),
    ...(footprint === null
      ? lines(textOf(machine, 'dimension'), words.size)
      : [fill(words.footprint, { figures: formatLengths(footprint, system, wording.language) })]),
  ];
  const load = floorLoadOf(weightKg, footprint);
  const loads = lines(
    load === null ? null : formatFloorLoad(load, system, wording.language),
    words.floorLoad,
  );
  const all = [...known, ...loads, ...site.floor];
  return load === null && all.length > 0 ? [...all, words.askUsAlso.floorLoad] : all;
}

/** Kilograms per square metre under a machine that stands on all of its footprint. */
function floorLoadOf(
  weightKg: number | null,
  footprintMm: readonly [width: number, depth: number] | null,
): number | null {
  if (weightKg === null || footprintMm === null) return null;
  return weightKg / ((footprintMm[0] * footprintMm[1]) / MM2_PER_M2);
}

function powerLines(wording: Wording, machine: ChecklistMachine, system: UnitSystem): string[] {
  const words = wording.of(specSheetWords);
  const voltages = factOf(wording, machine, 'power-voltage', system);
  const current = factOf(wording, machine, 'power-current', system);
  // A text may state either.
  const text = voltages === null ? textOf(machine, 'power') : null;
  const lacks = (fact: string | null, line: string) =>
    fact === null && text === null ? [line] : [];
  const own = machine.facts.site.power;
  if (voltages === null && current === null && text === null && own.length === 0) return [];
  return [
    ...lines(voltages, words.voltages),
    ...lines(text, words.power),
    ...lines(current, words.current),
    ...own,
    ...lacks(voltages, words.askUsAlso.voltages),
    ...lacks(current, words.askUsAlso.current),
  ];
}

function ventilationLines(wording: Wording, site: SiteRequirements, system: UnitSystem): string[] {
  const words = wording.of(specSheetWords);
  // Rounded up: less would be too little.
  const length = (mm: number | null) =>
    mm === null ? null : lengthText(wording, mm, system, 'up');
  return [
    ...lines(length(site.clearanceBackMm), words.clearances.back),
    ...lines(length(site.clearanceSideMm), words.clearances.side),
    ...lines(length(site.clearanceFrontMm), words.clearances.front),
    ...site.ventilation,
    ...(hasClearances(site) ? [] : [words.askUs.ventilation]),
  ];
}

function accessLines(wording: Wording, machine: ChecklistMachine, system: UnitSystem): string[] {
  const words = wording.of(specSheetWords);
  const fact = (key: string) => factOf(wording, machine, key, system);
  const { width, depth, height } = words.wayInSides;
  const sides = [
    ...lines(fact('dimension-width'), width),
    ...lines(fact('dimension-depth'), depth),
    ...lines(fact('dimension-height'), height),
  ];
  const whole = fact('dimensions') ?? textOf(machine, 'dimension');
  const measures = whole === null ? sides : [fill(words.wayIn, { value: whole })];
  return [
    ...measures,
    ...lines(fact('weight') ?? textOf(machine, 'weight'), words.wayInWeight),
    ...machine.facts.site.access,
    ...(measures.length > 0 ? [] : [words.askUs.access]),
  ];
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

/** What the free text states of a machine under a name that begins so. */
function textOf({ specs }: ChecklistMachine, start: keyof typeof NAMES): string | null {
  const spec = specs.find(({ key }) => key.toLowerCase().startsWith(start));
  return spec === undefined ? null : withoutName(spec.value, NAMES[start]);
}

/** @param text with room for `{value}` */
function lines(value: string | null, text: string): string[] {
  return value === null ? [] : [fill(text, { value })];
}
