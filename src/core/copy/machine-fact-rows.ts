import type { MachineSpec } from '#content/machines/machine.ts';
import {
  DOOR_SIZES,
  type Certificate,
  type MachineFacts,
} from '#content/machines/machine-facts.ts';
import { toSpecLabel } from '#content/machines/to-machine-specs.ts';
import { statementOf } from '#content/machines/to-facts-from-text.ts';
import { formatLength, formatLengths, formatMass } from '#content/units/format-quantity.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { machineFactWords } from './en/machine-fact-words.ts';
import { number, roughly, series } from './number-text.ts';
import { temperatureLabel, temperatureName } from './temperature-name.ts';
import { temperatureText } from './temperature-text.ts';
import { count, fill, type Wording } from './wording.ts';
import { withoutName } from './without-name.ts';

/** A row of the specification table: a text, or documents. */
export type FactRow = MachineSpec & {
  documents?: Certificate[];
  /** What of it is in the owner's words, and so in the language of the owner's value; the rest is in the site's own. */
  stated?: readonly ('label' | 'value')[];
};

/**
 * The specification table of a machine: its free text, and what is known in numbers. A measured size or weight takes
 * the place of its text, because only it can be shown in either system, and is followed by a text that says more; any
 * other text says more than the number and stays instead of it. Without facts the rows are those of the text.
 */
export function machineFactRows(
  wording: Wording,
  specs: readonly MachineSpec[],
  facts: MachineFacts,
  system: UnitSystem,
): FactRow[] {
  const words = wording.of(machineFactWords);
  const says = (start: string) => specs.some(({ key }) => startsWith(key, start));
  const size = sizeRow(wording, facts, system);
  const weight = row('weight', words.facts.weight, facts.weightKg, (kg) =>
    formatMass(kg, system, wording.language),
  );
  const measures = [
    { fact: 'size', measured: size },
    { fact: 'weight', measured: weight },
  ] as const;
  const instead = (spec: FactRow): FactRow => {
    for (const { fact, measured } of measures) {
      const statement = statementOf(fact, spec);
      if (measured === null || statement === 'none') continue;
      const value =
        statement === 'plain'
          ? measured.value
          : fill(words.andAsStated, {
              value: measured.value,
              text: withoutName(spec.value, [toSpecLabel(spec.key)]),
            });
      return { ...spec, value, stated: spec.stated!.filter((part) => part !== 'value') };
    }
    return spec;
  };
  const states = (fact: 'size' | 'weight') =>
    specs.some((spec) => statementOf(fact, spec) !== 'none');
  const sides = says('dimension') ? [] : sideRows(wording, facts, system);
  const more = [
    ...(size === null ? sides : states('size') ? [] : [size]),
    states('weight') ? null : weight,
    says('power')
      ? null
      : listRow(
          wording,
          'power-voltage',
          words.facts.voltages,
          facts.voltagesV.map(String),
          (list) => fill(words.volts, { list }),
        ),
    row('power-current', words.facts.current, facts.currentA, (figure) =>
      fill(words.amperes, { figure: roughly(wording, figure) }),
    ),
    listRow(
      wording,
      'places',
      words.facts.places,
      facts.places.map((place) => words.places[place]),
    ),
    row('mounting', words.facts.mounting, facts.mounting, (name) => words.mountings[name]),
    row('climate-class', words.facts.climateClass, facts.climateClass, (name) =>
      fill(words.climateClass, { name }),
    ),
    row('temperature-range', words.facts.temperature, facts.temperatureC, (range) =>
      temperatureText(wording, range, system),
    ),
    says('capacity')
      ? null
      : row('capacity-selections', words.facts.selections, facts.selections, (count) =>
          roughly(wording, count),
        ),
    says('capacity')
      ? null
      : listRow(wording, 'capacity-doors', words.facts.doors, doorsOf(wording, facts)),
    listRow(
      wording,
      'payment-interfaces',
      words.facts.paymentInterfaces,
      facts.paymentInterfaces.map((item) => words.paymentInterfaces[item]),
    ),
    says('connectivity')
      ? null
      : listRow(
          wording,
          'connectivity-networks',
          words.facts.networks,
          facts.networks.map((item) => words.networks[item]),
        ),
    row(
      'refrigerant',
      words.facts.refrigerant,
      facts.refrigerant,
      (item) => words.refrigerants[item],
    ),
    row('noise', words.facts.noise, facts.noiseDb, (figure) =>
      fill(words.decibels, { figure: roughly(wording, figure) }),
    ),
    row('energy', words.facts.energy, facts.energyKwhPerDay, (figure) =>
      fill(words.kwhPerDay, { figure: number(wording, figure) }),
    ),
    facts.certificates.length === 0
      ? null
      : {
          key: 'certificates',
          label: words.facts.certificates,
          value: '',
          documents: facts.certificates,
        },
  ];
  return [
    ...specs.map((spec) => instead(ownRow(wording, spec))),
    ...more.filter((item) => item !== null),
  ];
}

/** What a card says of a machine in numbers: how large it is, and how much it can hold; '' where neither is known. */
export function machineFactLine(wording: Wording, facts: MachineFacts, system: UnitSystem): string {
  const words = wording.of(machineFactWords);
  const { selections, widthMm, depthMm, heightMm } = facts;
  const doors = Object.values(facts.doors ?? {}).reduce((all, some) => all + some, 0);
  const sides = [widthMm, depthMm, heightMm].filter((side) => side !== null);
  return [
    selections === null ? '' : count(wording, words.selectionCount, selections),
    doors === 0 ? '' : count(wording, words.doorCount, doors),
    sides.length < 3 ? '' : formatLengths(sides, system, wording.language),
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** A row of the owner's own, in our words where they are among ours. */
function ownRow(wording: Wording, spec: MachineSpec): FactRow {
  const name = ownName(wording, spec.key);
  const isTemperature = spec.key === 'temperature';
  const isOurs = isTemperature && temperatureName(wording, spec.value) !== null;
  return {
    ...spec,
    label: name ?? spec.label,
    value: isTemperature ? temperatureLabel(wording, spec.value) : spec.value,
    stated: [
      ...(name === null ? (['label'] as const) : []),
      ...(isOurs ? [] : (['value'] as const)),
    ],
  };
}

/** What a specification is called: in our words where its name is one of ours, however it is written, else in the owner's. */
export function specName(wording: Wording, { key, label }: Pick<MachineSpec, 'key' | 'label'>) {
  return ownName(wording, key) ?? label;
}

function ownName(wording: Wording, key: string): string | null {
  const names: Readonly<Record<string, string>> = wording.of(machineFactWords).specs;
  const [first = '', ...rest] = toSpecLabel(key).replaceAll(' ', '');
  const name = first.toLowerCase() + rest.join('');
  return Object.hasOwn(names, name) ? names[name]! : null;
}

/** Whether a choice of units would change anything. */
export function hasUnits({ widthMm, depthMm, heightMm, weightKg, temperatureC }: MachineFacts) {
  return [widthMm, depthMm, heightMm, weightKg, temperatureC].some((fact) => fact !== null);
}

function sizeRow(
  wording: Wording,
  { widthMm, depthMm, heightMm }: MachineFacts,
  system: UnitSystem,
): FactRow | null {
  const words = wording.of(machineFactWords);
  if (widthMm === null || depthMm === null || heightMm === null) return null;
  const value = fill(words.size, {
    figures: formatLengths([widthMm, depthMm, heightMm], system, wording.language),
  });
  return { key: 'dimensions', label: words.facts.size, value };
}

function sideRows(
  wording: Wording,
  { widthMm, depthMm, heightMm }: MachineFacts,
  system: UnitSystem,
) {
  const words = wording.of(machineFactWords);
  const length = (mm: number) => formatLength(mm, system, wording.language);
  return [
    row('dimension-width', words.facts.width, widthMm, length),
    row('dimension-depth', words.facts.depth, depthMm, length),
    row('dimension-height', words.facts.height, heightMm, length),
  ];
}

function doorsOf(wording: Wording, { doors }: MachineFacts): string[] {
  const words = wording.of(machineFactWords);
  return DOOR_SIZES.flatMap((size) => {
    const count = doors?.[size];
    return count === undefined ? [] : [fill(words.doors[size], { count: roughly(wording, count) })];
  });
}

function row<Fact>(
  key: string,
  label: string,
  fact: Fact | null,
  toText: (fact: Fact) => string,
): FactRow | null {
  return fact === null ? null : { key, label, value: toText(fact) };
}

function listRow(
  wording: Wording,
  key: string,
  label: string,
  items: string[],
  toText = (list: string) => list,
): FactRow | null {
  if (items.length === 0) return null;
  return { key, label, value: toText(series(wording, items)) };
}

function startsWith(key: string, start: string): boolean {
  return key.toLowerCase().startsWith(start);
}
