import { describe, expect, it } from 'vitest';
import { fakeReader } from '../tests/fake-reader.ts';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { loadHomeMachines, loadMachine, loadMachines } from './load-machines.server.ts';
import { loadMachinesPage } from './load-machines-page.server.ts';
import { UNKNOWN_FACTS } from './machine-facts.ts';
import { machineSlugWarning, toCatalogueMachine, toMachine, toMachineCard } from './to-machine.ts';
import { toMachineSpecs, toSpecLabel } from './to-machine-specs.ts';

const base = { title: 'DIVI', slug: 'divi', description: 'Text' };
const machineEntry = (id: string, fields: Record<string, unknown> = {}) =>
  entry('machine', id, { ...base, ...fields });
const made = (fields: Record<string, unknown>, context = contextWith()) => {
  const result = toMachine(machineEntry('m', fields), context);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe('machine validation', () => {
  it.each([
    [{ title: ' ' }, 'Machine must have a title'],
    [{ slug: undefined }, 'Machine must have a slug'],
  ])('drops %j: %s', (fields, reason) => {
    expect(toMachineCard(machineEntry('m', fields), contextWith())).toEqual({ ok: false, reason });
  });

  it('needs an id', () => {
    expect(toMachineCard(machineEntry(''), contextWith())).toEqual({
      ok: false,
      reason: 'Machine must have an ID',
    });
  });

  it('only warns of a slug not made of lowercase letters, digits and hyphens', () => {
    for (const slug of ['divi-2', 'kühler-2', 'آلة', '智能柜'])
      expect(machineSlugWarning(slug)).toBeNull();
    expect(machineSlugWarning('Divi_2')).toMatch(/lowercase letters, digits and hyphens/);
    expect(made({ slug: 'Divi_2' }).slug).toBe('Divi_2');
  });

  it('turns any type but locker into vending, and a missing temperature into ambient', () => {
    expect(made({ type: ' Locker ' }).type).toBe('locker');
    expect(made({ type: 'kiosk' }).type).toBe('vending');
    expect(made({}).temperature).toBe('ambient');
    expect(made({ temperature: ' frozen ' }).temperature).toBe('frozen');
  });

  it('turns missing features and images into empty lists and trims strings', () => {
    expect(made({ title: ' DIVI ' })).toMatchObject({ title: 'DIVI', features: [], pictures: [] });
  });
});

describe('machine pictures', () => {
  const context = contextWith(
    [],
    [asset('a'), asset('b', { title: '' }), asset('t', { title: '' })],
  );

  it('fall back to the asset title, then the machine title', () => {
    const pictures = made({ images: [link('Asset', 'a'), link('Asset', 'b')] }, context).pictures;
    expect(pictures.map((picture) => picture.alt)).toEqual(['Title of a', 'DIVI']);
  });

  it("give a thumbnail without alt text '{title} thumbnail', under both field names", () => {
    for (const name of ['thumbnail', 'machineThumbnail']) {
      expect(made({ [name]: link('Asset', 't') }, context).thumbnail?.alt).toBe('DIVI thumbnail');
    }
  });

  it('show the thumbnail on cards, else the first image, and a missing description', () => {
    const images = [link('Asset', 'a')];
    const card = (fields: Record<string, unknown>) =>
      toMachineCard(machineEntry('m', { images, ...fields }), context);
    expect(card({ thumbnail: link('Asset', 't') })).toMatchObject({
      value: { picture: { alt: 'DIVI thumbnail' } },
    });
    expect(card({ description: '' })).toMatchObject({
      value: { picture: { alt: 'Title of a' }, description: 'No description available' },
    });
  });
});

describe('machine specifications', () => {
  it('come from the specs object, falsy values dropped', () => {
    const specs = {
      power_requirements: '230 V',
      weight: 0,
      wifi: true,
      none: null,
      ports: ['A', 'B'],
      odd: {},
    };
    expect(toMachineSpecs({ specs, dimensions: 'unused' })).toEqual([
      { key: 'power_requirements', label: 'Power Requirements', value: '230 V' },
      { key: 'wifi', label: 'Wifi', value: 'Yes' },
      { key: 'ports', label: 'Ports', value: 'A, B' },
    ]);
  });

  it('come from the flat fields and the temperature otherwise', () => {
    const fields = { specs: {}, dimensions: ' 1 x 2 ', warranty: '', temperature: 'frozen' };
    expect(toMachineSpecs(fields)).toEqual([
      { key: 'dimensions', label: 'Dimensions', value: '1 x 2' },
      { key: 'temperature', label: 'Temperature', value: 'frozen' },
    ]);
  });

  it.each(['power_requirements', 'power-requirements', 'powerRequirements'])(
    'show %s in title case',
    (key) => {
      expect(toSpecLabel(key)).toBe('Power Requirements');
    },
  );

  it('are shown as before by a machine with text and no typed field', () => {
    const fields = {
      dimensions: 'Sample size: 1,250 x 900 x 2,050 mm (W x D x H)',
      weight: '683 lb empty',
      powerRequirements: '230 V or 115 V, single phase',
      capacity: '48 selections',
      connectivity: '4G, Wi-Fi or Ethernet',
      temperature: '2 to 8 °C, R290',
    };
    const { specs, facts } = made(fields);
    expect(facts).toEqual(UNKNOWN_FACTS);
    expect(specs.map(({ key, value }) => [key, value])).toEqual(Object.entries(fields));
    // Where machines are found and compared, the same text counts.
    const found = toCatalogueMachine(machineEntry('m', fields), contextWith());
    expect(found).toMatchObject({ value: { facts: { widthMm: 1_250, refrigerant: 'r290' } } });
  });
});

describe('machine notes and examples', () => {
  it('are the fixed notes unless the entry words its own', () => {
    const { customization, softwareCompatibility } = made({ customizationText: 'Own words' });
    expect(customization).toEqual({ title: 'Customization Options', description: 'Own words' });
    expect(softwareCompatibility.title).toBe('Software Compatibility');
  });

  it('show deployment examples with a title', () => {
    const examples = [
      entry('example', 'e', { title: 'Station' }),
      entry('example', 'untitled', {}),
    ];
    const deploymentExamples = examples.map((example) => link('Entry', example.sys.id));
    expect(made({ deploymentExamples }, contextWith(examples)).deploymentExamples).toMatchObject([
      { title: 'Station' },
    ]);
  });
});

describe('loadMachines', () => {
  const entries = ['e', 'd', 'c', 'b', 'a'].map((id, index) =>
    machineEntry(id, { slug: id, title: id, displayOrder: index }),
  );

  it('sorts by displayOrder; the home page shows the first four', async () => {
    const reader = fakeReader({ entries });
    const ids = async (loaded: ReturnType<typeof loadMachines>) => {
      const answer = await loaded;
      return answer.status === 'live' ? answer.value.map((machine) => machine.id).join('') : '';
    };
    expect(await ids(loadMachines(reader))).toBe('edcba');
    expect(await ids(loadHomeMachines(reader))).toBe('edcb');
    expect(reader.queries[0]?.order).toEqual(['sys.id']);
  });

  it('is empty or failed outside a preview', async () => {
    expect(await loadMachines(fakeReader())).toMatchObject({ status: 'live', value: [] });
    expect(await loadMachines(fakeReader({ failing: 'timeout' }))).toEqual({
      status: 'failed',
      message: 'Failed to load machine data: Network error while connecting to Contentful',
    });
  });

  it('shows three sample machines for an empty or failed list in a preview', async () => {
    for (const space of [{}, { failing: 'timeout' as const }]) {
      expect(await loadMachines(fakeReader({ ...space, preview: true }))).toMatchObject({
        status: 'fallback',
        value: [
          { slug: 'divi-wp', type: 'vending' },
          { slug: 'option-2-wall-mount', type: 'vending' },
          { slug: 'locker-10-cell', type: 'locker' },
        ],
      });
    }
  });

  it('shows the sample machines without configuration', async () => {
    expect(await loadHomeMachines(fakeReader({ configured: false }))).toMatchObject({
      status: 'fallback',
      reason: 'not-configured',
    });
  });
});

describe('loadMachine', () => {
  const entries = [
    machineEntry('2uNOpLMJioKeoMq8W44uYc', { slug: 'option-2-wall-mount' }),
    entry('feature', 'featureWithALongId1', { title: 'F', slug: 'f' }),
  ];

  it('finds a machine by id and by slug, also by a slug that looks like an id', async () => {
    for (const value of ['2uNOpLMJioKeoMq8W44uYc', 'option-2-wall-mount']) {
      expect(await loadMachine(fakeReader({ entries }), value)).toMatchObject({ status: 'live' });
    }
  });

  it('asks by slug, limit 1, two links deep', async () => {
    const reader = fakeReader({ entries });
    await loadMachine(reader, 'divi');
    expect(reader.queries).toEqual([
      {
        contentType: 'machine',
        filters: { 'fields.slug': 'divi' },
        order: ['sys.id'],
        limit: 1,
        include: 2,
      },
    ]);
  });

  it('is missing for unknown, foreign and hidden entries', async () => {
    const hidden = machineEntry('h', { slug: 'hidden', visible: false });
    for (const value of ['unknown', 'featureWithALongId1', 'hidden', '']) {
      const reader = fakeReader({ entries: [...entries, hidden] });
      expect(await loadMachine(reader, value)).toEqual({ status: 'missing' });
    }
  });

  it('shows a sample machine exactly where the list shows the samples', async () => {
    const failing = 'timeout' as const;
    const situations = [
      [{ configured: false }, 'fallback', 'fallback'],
      [{ preview: true }, 'fallback', 'fallback'],
      [{ preview: true, failing }, 'fallback', 'fallback'],
      [{ preview: true, publicSite: true }, 'fallback', 'fallback'],
      // Strangers name hosts: on a public site that is no preview.
      [{ preview: true, publicSite: true, drafts: false }, 'live', 'missing'],
      [{ preview: true, publicSite: true, drafts: false, failing }, 'failed', 'failed'],
      [{ failing }, 'failed', 'failed'],
      [{}, 'live', 'missing'],
      [{ entries }, 'live', 'missing'],
      [{ entries, preview: true }, 'live', 'missing'],
    ] as const;
    for (const [space, list, detail] of situations) {
      const reader = () => fakeReader(space as never);
      expect((await loadMachines(reader())).status).toBe(list);
      expect((await loadMachine(reader(), 'divi-wp')).status).toBe(detail);
    }
  });

  it('names what an entry lacks', async () => {
    const broken = machineEntry('m', { title: '' });
    expect(await loadMachine(fakeReader({ entries: [broken] }), 'divi')).toEqual({
      ...{ status: 'failed', unusable: true },
      message: 'Failed to load machine data: Machine must have a title',
    });
  });
});

describe('the machines page', () => {
  it('reads the custom machine button under both names', async () => {
    for (const name of ['customMachineButton', 'customMachineCtaButton']) {
      const page = entry('machinesPageContent', 'p', {
        [`${name}Text`]: 'Ask',
        [`${name}Url`]: '/contact',
      });
      expect(await loadMachinesPage(fakeReader({ entries: [page] }))).toMatchObject({
        value: { customMachine: { action: { text: 'Ask', url: '/contact' } } },
      });
    }
  });

  it("has the fallback hero 'Our Machines' with buttons to both sections", async () => {
    expect(await loadMachinesPage(fakeReader())).toMatchObject({
      value: {
        hero: {
          title: 'Our Machines',
          primary: { url: '#vending-machines' },
          secondary: { url: '#smart-lockers' },
        },
      },
    });
  });
});
