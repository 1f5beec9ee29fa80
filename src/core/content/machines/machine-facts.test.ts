import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { ContentProblem } from '../content-problems.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { loadCatalogue, loadMachines } from './load-machines.server.ts';
import { UNKNOWN_FACTS } from './machine-facts.ts';
import { toMachineFacts } from './to-machine-facts.ts';

const REQUIRED = {
  clearanceBackMm: 0,
  clearanceSideMm: 50,
  clearanceFrontMm: 1_200,
  floor: ['Level floor'],
  power: ['One outlet'],
  network: ['Ethernet'],
  ventilation: ['Free back'],
  access: ['Wide door'],
  permits: ['Landlord'],
};
const SITE = entry('siteRequirements', 'site', { title: 'Indoors', ...REQUIRED });
const PDF = { contentType: 'application/pdf', url: '//assets.ctfassets.net/space/ce/ce.pdf' };
const CONTEXT = contextWith([SITE], [asset('ce', { title: 'CE declaration' }, PDF)]);

/** The facts of a machine with these fields, and what was reported. */
function read(fields: Record<string, unknown>, context = CONTEXT) {
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem) => void problems.push(problem);
  const facts = toMachineFacts(entry('machine', 'm', fields), { ...context, report });
  return { facts, reasons: problems.map(({ reason }) => reason) };
}

describe('machine facts', () => {
  it('are read from every field, and unknown where the fields are empty', () => {
    const { facts, reasons } = read({
      widthMm: 1_250,
      depthMm: 900,
      heightMm: 2_050,
      weightKg: 310.5,
      voltagesV: ['230', '115'],
      currentA: 2.5,
      climateClass: '3',
      places: ['outdoor', 'sheltered'],
      mounting: 'wall',
      selections: 35,
      doors: ['medium: 8', 'extra-large:2'],
      temperatureMinC: -25,
      temperatureMaxC: -18.5,
      paymentInterfaces: ['dex', 'mdb'],
      networks: ['4g', 'wifi'],
      refrigerant: 'r290',
      noiseDb: 52,
      energyKwhPerDay: 4.42,
      certificates: [link('Asset', 'ce')],
      siteRequirements: link('Entry', 'site'),
    });
    expect(reasons).toEqual([]);
    expect(facts).toEqual({
      widthMm: 1_250,
      depthMm: 900,
      heightMm: 2_050,
      weightKg: 310.5,
      voltagesV: [115, 230],
      currentA: 2.5,
      climateClass: '3',
      places: ['sheltered', 'outdoor'],
      mounting: 'wall',
      selections: 35,
      doors: { medium: 8, 'extra-large': 2 },
      temperatureC: { min: -25, max: -18.5 },
      paymentInterfaces: ['mdb', 'dex'],
      networks: ['wifi', '4g'],
      refrigerant: 'r290',
      noiseDb: 52,
      energyKwhPerDay: 4.42,
      certificates: [
        { title: 'CE declaration', url: 'https://assets.ctfassets.net/space/ce/ce.pdf' },
      ],
      site: REQUIRED,
    });
    expect(read({})).toEqual({ facts: UNKNOWN_FACTS, reasons: [] });
    expect(read({ widthMm: null, places: [], doors: [], certificates: [] })).toEqual({
      facts: UNKNOWN_FACTS,
      reasons: [],
    });
  });

  it('take what cannot be for unknown and report it', () =>
    checkEach(
      [
        ['widthMm', '1250', /"widthMm" is not a number/],
        ['widthMm', -5, /"widthMm" is -5, which is not between 100 and 20000/],
        ['heightMm', 2.05, /"heightMm" is 2.05/],
        ['weightKg', Number.NaN, /"weightKg" is not a number/],
        ['selections', 3.5, /"selections" is not a number of the right kind/],
        ['noiseDb', 900, /"noiseDb" is 900/],
        ['voltagesV', 230, /"voltagesV" is not a list of names/],
        ['places', ['roof'], /"places" holds “roof”, which is not a choice/],
        ['refrigerant', 'r22', /"refrigerant" holds “r22”/],
      ],
      (name, value, reason) => {
        const { facts, reasons } = read({ [name]: value });
        expect(facts).toEqual(UNKNOWN_FACTS);
        expect(reasons).toEqual([expect.stringMatching(reason)]);
        expect(reasons[0]).toMatch(/, so it counts as unknown$/);
      },
    ));

  it('keep the known values of a list beside a foreign one', () => {
    expect(read({ networks: ['wifi', 'tin cans'] })).toMatchObject({
      facts: { networks: ['wifi'] },
      reasons: [expect.stringContaining('tin cans')],
    });
  });

  it('know a temperature range only with both ends in order', () => {
    expect(read({ temperatureMinC: 2, temperatureMaxC: 2 }).facts.temperatureC).toEqual({
      min: 2,
      max: 2,
    });
    for (const fields of [{ temperatureMaxC: 8 }, { temperatureMinC: 8, temperatureMaxC: 2 }]) {
      const { facts, reasons } = read(fields);
      expect(facts.temperatureC).toBeNull();
      expect(reasons).toHaveLength(1);
    }
  });

  it('know the doors only when every line is clear', () => {
    for (const line of ['medium', 'medium: 0', 'huge: 3', '8 medium', 'medium: 1e3']) {
      const { facts, reasons } = read({ doors: ['large: 2', line] });
      expect(facts.doors).toBeNull();
      expect(reasons).toHaveLength(1);
    }
    expect(read({ doors: ['large: 2', 'large: 3'] }).facts.doors).toBeNull();
  });

  it('link certificates by the title of the document, and report one that is not there', () => {
    const { facts, reasons } = read({ certificates: [link('Asset', 'gone'), link('Asset', 'ce')] });
    expect(facts.certificates.map(({ title }) => title)).toEqual(['CE declaration']);
    expect(reasons).toEqual([expect.stringMatching(/ID: gone\), so it is left out$/)]);
  });
});

describe('machine facts beside free text', () => {
  const TEXT = {
    dimensions: '1,250 x 900 x 2,050 mm (W x D x H)',
    weight: '310 kg',
    powerRequirements: '230 V or 115 V',
    capacity: '48 selections',
    connectivity: '4G',
    temperature: '2 to 8 °C',
  };
  const TOLD = {
    ...UNKNOWN_FACTS,
    widthMm: 1_250,
    depthMm: 900,
    heightMm: 2_050,
    weightKg: 310,
    voltagesV: [115, 230],
    selections: 48,
    networks: ['4g'],
    temperatureC: { min: 2, max: 8 },
  };

  it('are those of the text only where a field is empty', () => {
    const empty = { weightKg: null, voltagesV: [], networks: [] };
    expect(read({ ...TEXT, ...empty })).toEqual({ facts: TOLD, reasons: [] });
    const typed = {
      widthMm: 1_245,
      weightKg: 305,
      voltagesV: ['230'],
      selections: 40,
      networks: ['wifi'],
      temperatureMinC: 3,
      temperatureMaxC: 7,
    };
    expect(read({ ...TEXT, ...typed }).facts).toEqual({
      ...TOLD,
      widthMm: 1_245,
      weightKg: 305,
      voltagesV: [230],
      selections: 40,
      networks: ['wifi'],
      temperatureC: { min: 3, max: 7 },
    });
  });

  it('stay unknown where a field holds something wrong', () => {
    const wrong = { weightKg: '310', voltagesV: ['12'], temperatureMinC: 2 };
    const { facts, reasons } = read({ ...TEXT, ...wrong });
    expect(facts).toEqual({ ...TOLD, weightKg: null, voltagesV: [], temperatureC: null });
    expect(reasons).toHaveLength(3);
  });

  it('take no side from a size that contradicts a typed one', () => {
    const { facts } = read({ ...TEXT, widthMm: 900 });
    expect(facts).toEqual({ ...TOLD, widthMm: 900, depthMm: null, heightMm: null });
  });
});

describe('loadCatalogue', () => {
  const base = { title: 'Divi', slug: 'divi', description: 'Text' };
  const entries = [
    entry('machine', 'm1', { ...base, widthMm: 800, displayOrder: 2 }),
    entry('machine', 'm2', { ...base, slug: 'wall', displayOrder: 1 }),
    entry('machine', 'hidden', { ...base, slug: 'hidden', visible: false }),
    entry('productType', 'p1', {
      title: 'Snacks',
      slug: 'snacks',
      displayOrder: 2,
      recommendedMachines: [link('Entry', 'm1')],
    }),
    entry('productType', 'p2', {
      title: 'Drinks',
      slug: 'drinks',
      displayOrder: 1,
      recommendedMachines: [link('Entry', 'm1'), link('Entry', 'gone')],
    }),
    entry('productType', 'p3', {
      title: 'Hidden',
      slug: 'hidden',
      visible: false,
      recommendedMachines: [link('Entry', 'm1')],
    }),
  ];

  it('names the products that recommend a machine, and does without when they fail', async () => {
    const loaded = await loadCatalogue(fakeReader({ entries }));
    expect(loaded).toMatchObject({
      status: 'live',
      value: [
        { slug: 'wall', goods: [], facts: { widthMm: null } },
        { slug: 'divi', goods: ['drinks', 'snacks'], facts: { widthMm: 800 } },
      ],
    });
    const failing = { failing: 'timeout', failingTypes: ['productType'] } as const;
    expect(await loadCatalogue(fakeReader({ entries, ...failing }))).toMatchObject({
      status: 'live',
      value: [{ slug: 'wall' }, { slug: 'divi', goods: [] }],
    });
  });

  it('stands in where the list of machines does', async () => {
    const failing = 'timeout' as const;
    for (const space of [{ configured: false }, { preview: true }, { failing }, {}, { entries }]) {
      const [list, catalogue] = [
        await loadMachines(fakeReader(space)),
        await loadCatalogue(fakeReader(space)),
      ];
      expect(catalogue.status).toBe(list.status);
      const slugs = (loaded: typeof list | typeof catalogue) =>
        'value' in loaded ? loaded.value.map(({ slug }) => slug) : loaded;
      expect(slugs(catalogue)).toEqual(slugs(list));
    }
  });
});
