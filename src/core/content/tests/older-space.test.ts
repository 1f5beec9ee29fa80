import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACT_FIELDS } from '#space/model/machine.ts';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { checkEach } from '#tests/support/check-each.ts';
import { openPatiently } from '../reading/test-support/create-test-source.ts';
import { allLoads } from './all-loads.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/** Fields that only newer spaces have, and the order fields where the specification lists none. */
const NEWER_FIELDS: Readonly<Record<string, string[]>> = {
  heroContent: ['featureItems', 'badgeText'],
  productType: ['examples'],
  businessGoal: ['displayOrder', 'showOnHomepage', 'homepageOrder', 'visible'],
  machine: [
    'displayOrder',
    'showOnHomepage',
    'homepageOrder',
    'visible',
    'specs',
    'customizationTitle',
    'customizationText',
    'softwareCompatibilityTitle',
    'softwareCompatibilityText',
    'deploymentExamples',
    ...FACT_FIELDS.map(({ id }) => id),
  ],
  technologySection: ['sectionType', 'features'],
  contactPageContent: ['faqItems'],
};
const NEWER_TYPES = [
  'blogPageContent',
  'about',
  'technologyFeature',
  'example',
  'faqItem',
  'siteRequirements',
];

/** What an older space has to have live all the same. */
const LIVE = [
  'hero slides',
  'home page',
  'home products',
  'products',
  'product',
  'products page',
  'goals',
  'home goals',
  'goal',
  'goals page',
  'machines',
  'home machines',
  'catalogue',
  'machine',
  'machines page',
  'testimonials',
  'navigation',
  'technology page',
  'technology sections',
  'technologies',
  'technology',
  'contact page',
  'legal',
  'posts',
  'post',
];

const LOOKUPS = {
  product: 'grocery',
  goal: 'bopis',
  machine: 'divi-wp',
  technology: 'management-software',
  post: 'routes-by-need',
  page: 'break-rooms',
};

type Sys = { sys: { id: string } };
type ExportFile = {
  contentTypes: (Sys & { fields: { id: string }[]; displayField?: string })[];
  entries: { sys: { contentType: Sys }; fields: Record<string, unknown> }[];
};

/** The sample space as it would stand without the newer fields and types. */
function olderSpace(): object {
  const file = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as ExportFile;
  const isKept = (type: string) => !NEWER_TYPES.includes(type);
  const isOlder = (type: string, field: string) => !NEWER_FIELDS[type]?.includes(field);
  return {
    ...file,
    contentTypes: file.contentTypes
      .filter((type) => isKept(type.sys.id))
      .map((type) => ({
        ...type,
        fields: type.fields.filter((field) => isOlder(type.sys.id, field.id)),
      })),
    editorInterfaces: [],
    entries: file.entries
      .filter((item) => isKept(item.sys.contentType.sys.id))
      .map((item) => ({
        ...item,
        fields: Object.fromEntries(
          Object.entries(item.fields).filter(([id]) => isOlder(item.sys.contentType.sys.id, id)),
        ),
      })),
  };
}

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ space: olderSpace(), port: 0, previewPort: 0 });
});
afterAll(() => emulator.close());

const freshReader = () => openPatiently(emulator).reader();

const loads = allLoads(LOOKUPS);

describe('a space without the newer fields and types', () => {
  it('has everything live', () =>
    checkEach(
      loads.filter((item) => LIVE.includes(item.name)),
      async (item) => {
        const loaded = await item.load(freshReader());
        if (loaded.status !== 'live') throw new Error(`The answer is ${JSON.stringify(loaded)}`);
        expect(item.schema.safeParse(loaded.value).error?.message).toBeUndefined();
      },
    ));

  it.each(loads.filter((item) => ['blog page', 'about'].includes(item.name)))(
    'has $name without its type',
    async (item) => {
      const loaded = await item.load(freshReader());
      if (loaded.status !== 'live' && loaded.status !== 'fallback') throw new Error(loaded.status);
      expect(item.schema.safeParse(loaded.value).error?.message).toBeUndefined();
    },
  );
});
