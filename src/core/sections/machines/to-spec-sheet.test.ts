import { spoken } from '#content/documents/document-block.ts';
import { expect, test } from 'vitest';
import { SAMPLE_MACHINES } from '#content/machines/fallback.ts';
import { UNKNOWN_FACTS, type MachineFacts } from '#content/machines/machine-facts.ts';
import type { UnitSystem } from '#content/units/unit-system.ts';
import { specSheetWords as words } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { englishWording } from '#copy/wordings.ts';
import { machineFactRows } from '#copy/machine-fact-rows.ts';
import type { ChecklistLinks } from './site-checklist.ts';
import { sheetHasUnits, toSpecSheet } from './to-spec-sheet.ts';

const [sample] = SAMPLE_MACHINES;
const SITE: MachineFacts['site'] = {
  clearanceBackMm: 100,
  clearanceSideMm: 50,
  clearanceFrontMm: 1_200,
  floor: ['A level base'],
  power: ['One outlet within 1.5 m'],
  network: ['Steady 4G reception'],
  ventilation: ['Nothing leans on its sides'],
  access: ['A paved way'],
  permits: ['Consent of the owner of the ground'],
};
const FACTS: MachineFacts = {
  ...UNKNOWN_FACTS,
  widthMm: 1_250,
  depthMm: 900,
  heightMm: 2_050,
  weightKg: 310,
  voltagesV: [115, 230],
  currentA: 3,
  mounting: 'floor',
  networks: ['ethernet', '4g'],
  certificates: [{ title: 'EN 60335-2-75', url: '/content-assets/en60335.pdf' }],
  site: SITE,
};

function machineOf(texts: Record<string, string>, facts: MachineFacts = UNKNOWN_FACTS) {
  const specs = Object.entries(texts).map(([key, value]) => ({ key, label: key, value }));
  return { ...sample!, slug: 'duo', specs, facts };
}

/** The lines and links of the checklist by the heading they stand under. */
function checklistOf(
  machine: ReturnType<typeof machineOf>,
  system: UnitSystem = 'metric',
  links: ChecklistLinks = [],
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  let heading = '';
  for (const block of toSpecSheet(englishWording, machine, system, links)) {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind === 'checklist') groups[heading] = block.items.map((item) => spoken(item).text);
    if (block.kind === 'link') {
      groups[heading] = [...(groups[heading] ?? []), `${block.text} -> ${block.url}`];
    }
  }
  return groups;
}

test('the checklist says what follows from the typed facts, then what an editor wrote', () => {
  const machine = machineOf({ weight: 'Sample weight: 999 kg' }, FACTS);
  // One that is shown beside the way in, and one that is not.
  const links = [{ href: '/a?of=duo', onSheet: 'Measure the way' }, { href: '/b' }];
  expect(checklistOf(machine, 'metric', links)).toEqual({
    Floor: [
      'Carries the machine. Weight: 310 kg',
      'Has room for the footprint: 1,250 × 900 mm (W\u00a0×\u00a0D)',
      // 310 kg on 1.125 m² are 275.6 kg/m².
      fill(words.floorLoad, { value: '276 kg/m²' }),
      'A level base',
    ],
    Power: [
      fill(words.voltages, { value: '115, 230 V' }),
      fill(words.current, { value: '3 A' }),
      'One outlet within 1.5 m',
    ],
    Network: [fill(words.network, { value: 'Ethernet, 4G' }), 'Steady 4G reception'],
    Ventilation: [
      fill(words.clearances.back, { value: '100 mm' }),
      fill(words.clearances.side, { value: '50 mm' }),
      fill(words.clearances.front, { value: '1,200 mm' }),
      'Nothing leans on its sides',
    ],
    'Way in': [
      fill(words.wayIn, { value: '1,250 × 900 × 2,050 mm (W\u00a0×\u00a0D\u00a0×\u00a0H)' }),
      fill(words.wayInWeight, { value: '310 kg' }),
      'A paved way',
      'Measure the way -> /a?of=duo',
    ],
    Permits: ['Consent of the owner of the ground'],
    Certificates: ['EN 60335-2-75 -> /content-assets/en60335.pdf'],
  });
});

test('the same in feet and pounds, free space never less than needed', () => {
  const groups = checklistOf(machineOf({}, FACTS), 'imperial');
  expect(groups['Floor']?.slice(0, 3)).toEqual([
    fill(words.weight, { value: '684 lb' }),
    fill(words.footprint, { figures: '49.3 × 35.5 in' }),
    // 683.4 lb on 12.11 ft² are 56.4 lb/ft².
    fill(words.floorLoad, { value: '57 lb/ft²' }),
  ]);
  // 1,200 mm are 47.24 inches.
  expect(groups['Ventilation']?.[2]).toBe(fill(words.clearances.front, { value: '47.3 in' }));
  expect(JSON.stringify(groups)).not.toMatch(/\d (?:mm|kg)/u);
});

test('free text stands in for unknown facts, without its name said twice', () => {
  const texts = {
    dimensions: 'Sample size: 900 x 800 x 1,830 mm',
    weight: 'Sample weight: 340 kg',
    powerRequirements: 'Power requirements: 230 V',
    connectivity: 'Ethernet',
  };
  expect(checklistOf(machineOf(texts))).toEqual({
    Floor: [
      fill(words.weight, { value: '340 kg' }),
      fill(words.size, { value: '900 x 800 x 1,830 mm' }),
      words.askUsAlso.floorLoad,
    ],
    Power: [fill(words.power, { value: '230 V' })],
    Network: [fill(words.network, { value: 'Ethernet' })],
    Ventilation: [words.askUs.ventilation],
    'Way in': [
      fill(words.wayIn, { value: '900 x 800 x 1,830 mm' }),
      fill(words.wayInWeight, { value: '340 kg' }),
    ],
    Permits: [words.askUs.permits],
    Certificates: [words.askUs.certificates],
  });
});

test('what is not stated is said in every group, never left out', () => {
  expect(Object.values(checklistOf(machineOf({})))).toEqual(
    Object.values(words.askUs).map((sentence) => [sentence]),
  );
});

test('a group that knows something says what it does not know', () => {
  const some = { ...UNKNOWN_FACTS, widthMm: 800, weightKg: 340, voltagesV: [230] };
  const groups = checklistOf(
    machineOf({}, { ...some, site: { ...UNKNOWN_FACTS.site, ventilation: ['Open the grille'] } }),
  );
  expect(groups['Floor']).toEqual([
    fill(words.weight, { value: '340 kg' }),
    words.askUsAlso.floorLoad,
  ]);
  expect(groups['Power']).toEqual([
    fill(words.voltages, { value: '230 V' }),
    words.askUsAlso.current,
  ]);
  expect(groups['Ventilation']).toEqual(['Open the grille', words.askUs.ventilation]);
  expect(groups['Way in']).toEqual([
    fill(words.wayInSides.width, { value: '800 mm' }),
    fill(words.wayInWeight, { value: '340 kg' }),
  ]);
  const current = checklistOf(machineOf({}, { ...UNKNOWN_FACTS, currentA: 3 }));
  expect(current['Power']).toEqual([
    fill(words.current, { value: '3 A' }),
    words.askUsAlso.voltages,
  ]);
});

test.each(['metric', 'imperial'] as const)(
  'the table in %s units is that of the machine’s page, with links in the checklist alone',
  (system) => {
    const machine = machineOf({ weight: '999 kg', warranty: 'Two years' }, FACTS);
    const table = toSpecSheet(englishWording, machine, system, []).find(
      ({ kind }) => kind === 'facts',
    );
    const rows = machineFactRows(englishWording, machine.specs, FACTS, system)
      .filter(({ documents }) => !documents)
      .map(({ key, label, value }) => ({
        name: label,
        value: key === 'warranty' && system === 'imperial' ? `“${value}”` : value,
      }));
    expect(rows.length).toBeGreaterThan(4);
    expect(table).toEqual({ kind: 'facts', rows });
  },
);

test('a choice of units is offered where it changes something', () => {
  const changes = (facts: MachineFacts) => {
    const machine = machineOf({ weight: '340 kg' }, facts);
    const [metric, imperial] = (['metric', 'imperial'] as const).map((system) =>
      JSON.stringify(
        toSpecSheet(englishWording, machine, system, []).filter(
          (block) => block.kind !== 'paragraph' || block.text !== words.givenNote,
        ),
      ).replace(/[“”]/gu, ''),
    );
    expect(sheetHasUnits(machine)).toBe(metric !== imperial);
    return metric !== imperial;
  };
  const site = { ...UNKNOWN_FACTS.site, clearanceBackMm: 100 };
  expect([FACTS, UNKNOWN_FACTS, { ...UNKNOWN_FACTS, site }].map(changes)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a sheet has no empty part', () => {
  const blocks = toSpecSheet(englishWording, { ...machineOf({}), features: [] }, 'metric', []);
  expect(blocks).toContainEqual({ kind: 'paragraph', text: words.noFacts });
  expect(blocks.filter(({ kind }) => kind === 'list' || kind === 'facts')).toEqual([]);
});

const DUO_TEXTS = {
  dimensions: 'Sample size: 1,700 × 880 × 1,830 mm (W × D × H)',
  weight: 'Sample weight: 520 kg empty, in two parts',
  powerRequirements: '230 V or 115 V, two grounded outlets',
  powerConsumption: 'A type D circuit breaker',
  connectivity: '4G or Wi-Fi, with a fixed address',
};
const DUO_FACTS: MachineFacts = {
  ...UNKNOWN_FACTS,
  widthMm: 1_700,
  depthMm: 880,
  heightMm: 1_830,
  weightKg: 520,
  voltagesV: [115, 230],
  currentA: 8,
  networks: ['wifi', '4g'],
};

test('what the words say beyond the typed facts stands beside them', () => {
  const groups = checklistOf(machineOf(DUO_TEXTS, DUO_FACTS));
  expect(groups['Power']).toEqual([
    fill(words.power, { value: '230 V or 115 V, two grounded outlets' }),
    fill(words.power, { value: 'A type D circuit breaker' }),
    fill(words.voltages, { value: '115, 230 V' }),
    fill(words.current, { value: '8 A' }),
  ]);
  expect(groups['Network']).toEqual([
    fill(words.network, { value: 'Wi-Fi, 4G' }),
    fill(words.network, { value: '4G or Wi-Fi, with a fixed address' }),
  ]);
  expect(groups['Way in']?.slice(0, 3)).toEqual([
    fill(words.wayIn, { value: '1,700 × 880 × 1,830 mm (W\u00a0×\u00a0D\u00a0×\u00a0H)' }),
    fill(words.wayInWeight, { value: '520 kg' }),
    fill(words.wayInWeight, { value: '520 kg empty, in two parts' }),
  ]);
  const rows = machineFactRows(englishWording, machineOf(DUO_TEXTS).specs, DUO_FACTS, 'imperial');
  expect(rows.find(({ key }) => key === 'weight')?.value).toBe(
    '1,147 lb; as stated: 520 kg empty, in two parts',
  );
  // A packed weight is not that of the machine.
  const packed = [{ key: 'weightPacked', label: 'Weight Packed', value: '600 kg' }];
  expect(
    machineFactRows(englishWording, packed, DUO_FACTS, 'metric').flatMap(({ key, value }) =>
      key.startsWith('weight') ? [value] : [],
    ),
  ).toEqual(['600 kg', '520 kg']);
});

test('a load on the floor is that of what stands on it, as a fact says', () => {
  const floorOf = (mounting: MachineFacts['mounting']) => {
    const groups = checklistOf(machineOf({}, { ...FACTS, mounting }));
    return groups['Floor'] ?? groups['Wall'] ?? [];
  };
  const load = fill(words.floorLoad, { value: '276 kg/m²' });
  expect(floorOf('floor')).toContain(load);
  for (const mounting of ['wall', 'tabletop', null] as const)
    expect(floorOf(mounting)).not.toContain(load);
  expect(floorOf(null)).toContain(words.askUsAlso.floorLoad);
  expect(floorOf('wall')).toEqual([
    fill(words.wallWeight, { value: '310 kg' }),
    fill(words.size, { value: '1,250 × 900 × 2,050 mm (W\u00a0×\u00a0D\u00a0×\u00a0H)' }),
    'A level base',
  ]);
});

test('the owner’s words are marked where other units were chosen', () => {
  const site = {
    ...UNKNOWN_FACTS.site,
    floor: ['A floor that carries 700 kg'],
    access: ['2 m free'],
  };
  const machine = {
    ...machineOf({ ...DUO_TEXTS, warranty: 'Two years' }, { ...DUO_FACTS, site }),
    features: ['Shelves of 60 cm'],
  };
  const told = JSON.stringify(toSpecSheet(englishWording, machine, 'imperial', []));
  for (const text of [
    'A floor that carries 700 kg',
    '2 m free',
    'Shelves of 60 cm',
    'Two years',
    '520 kg empty, in two parts',
    '230 V or 115 V, two grounded outlets',
  ])
    expect(told).toContain(`“${text}”`);
  expect(told).toContain(words.givenNote);
  expect(JSON.stringify(toSpecSheet(englishWording, machine, 'metric', []))).not.toMatch(/[“”]/u);
});
