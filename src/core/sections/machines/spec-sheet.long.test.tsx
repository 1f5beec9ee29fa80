import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultPalette } from '#content/brand/kept-palettes.ts';
import type { DocumentBlock } from '#content/documents/document-block.ts';
import { SAMPLE_MACHINES } from '#content/machines/fallback.ts';
import { UNKNOWN_FACTS } from '#content/machines/machine-facts.ts';
import type { Machine } from '#content/machines/to-machine.ts';
import { DEFAULT_FONT_PAIR } from '#content/site-settings/font-pairs.ts';
import { englishWording, wordingFor } from '#copy/wordings.ts';
import { drawDocument } from '#server/http/documents/draw-document.ts';
import { readDocument } from '#tests/support/read-document.ts';
import { textsOfPage } from '#tests/support/texts-of-page.ts';
import { WordingContext } from '#ui/wording-context.ts';
import { SpecSheet } from './spec-sheet.tsx';
import { toSpecSheet } from './to-spec-sheet.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const filesDir = join(ROOT, 'public');
const [sample] = SAMPLE_MACHINES;
const KNOWN: Machine = {
  ...sample!,
  slug: 'duo',
  pictures: [],
  thumbnail: null,
  facts: {
    ...UNKNOWN_FACTS,
    widthMm: 1_250,
    depthMm: 900,
    heightMm: 2_050,
    weightKg: 310,
    voltagesV: [230],
    temperatureC: { min: 2, max: 8 },
    certificates: [{ title: 'EN 60335-2-75', url: 'https://example.com/en60335.pdf' }],
    site: { ...UNKNOWN_FACTS.site, clearanceBackMm: 100, floor: ['A level base'] },
  },
};
const UNKNOWN: Machine = { ...KNOWN, specs: [], features: [], facts: UNKNOWN_FACTS };

const ORIGIN: DocumentBlock[] = [
  { kind: 'heading', level: 2, text: 'Seller and edition' },
  { kind: 'facts', rows: [{ name: 'Offered by', value: 'Bright Vend' }] },
];

const pageOf = (machine: Machine, system: 'metric' | 'imperial') =>
  `<main>${renderToStaticMarkup(<SpecSheet machine={machine} system={system} links={[]} origin={ORIGIN} />)}</main>`;

type Printed = Pick<Parameters<typeof drawDocument>[0], 'title' | 'blocks'> &
  Partial<Parameters<typeof drawDocument>[0]>;

/** The file of a sheet, read again. */
async function printed(sheet: Printed) {
  const bytes = await drawDocument(
    {
      language: 'en',
      siteName: 'Site',
      palette: defaultPalette(),
      fontPair: DEFAULT_FONT_PAIR,
      paper: 'A4',
      madeAt: new Date(Date.UTC(2026, 10, 24)),
      words: { page: '{number}' },
      ...sheet,
    },
    filesDir,
  );
  return readDocument(bytes);
}

test.each([
  ['metric', 'all that can be known', KNOWN],
  ['imperial', 'all that can be known', KNOWN],
  ['metric', 'nothing', UNKNOWN],
] as const)('the file says in %s units what the page says of %s', async (system, _, machine) => {
  const page = textsOfPage(pageOf(machine, system));
  const blocks = [...toSpecSheet(englishWording, machine, system, []), ...ORIGIN];
  const { texts, problems } = await printed({ title: page[0]!, blocks });
  expect(problems).toEqual([]);
  expect(texts.map(({ text }) => text)).toEqual(page);
});

const MIXED: Machine = {
  ...KNOWN,
  title: 'آلة ديو (Duo)',
  description:
    'آلة 1000 × 880 × 1830 mm مع MDB و DEX وغاز R290 (بروبان)، من −25 إلى −18 °C، ٥٠٪ رطوبة.',
  specs: [
    { key: 'warranty', label: 'Warranty', value: 'R290 (بروبان)' },
    { key: 'capacity', label: 'Capacity', value: '100 Sample Street, +41 31 123 45 67?' },
  ],
  features: ['230 V or 115 V', 'שלום (עולם) 12', 'Łódź, Киев, Αθήνα, Nẵng', 'ตู้จำหน่ายสินค้า'],
};
/** What orders directions is not read. */
const asRead = (text: string) => text.replace(/\p{Bidi_Control}/gu, '');

test.each(['de', 'fr', 'es', 'ar'])(
  'the file says in %s what the page says, letter by letter',
  async (language) => {
    const wording = wordingFor(language);
    const page = textsOfPage(
      `<main>${renderToStaticMarkup(
        <WordingContext value={wording}>
          <SpecSheet machine={MIXED} system="metric" links={[]} />
        </WordingContext>,
      )}</main>`,
    );
    const blocks = toSpecSheet(wording, MIXED, 'metric', []);
    const { texts, problems } = await printed({ title: page[0]!, language, blocks });
    expect(problems).toEqual([]);
    expect(texts.map(({ text }) => text)).toEqual(page.map(asRead));
  },
);

test('what cannot be printed is not offered as a file', () => {
  const file = '/machines/duo/spec-sheet.pdf';
  expect(pageOf(KNOWN, 'metric')).toContain(file);
  const page = renderToStaticMarkup(
    <SpecSheet machine={KNOWN} system="metric" links={[]} hasFile={false} />,
  );
  expect(page).not.toContain(file);
});

// A picture of one pixel, which stands for one of any size.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.each(['A4', 'Letter'] as const)('two pages of %s do', async (paper) => {
  const specs = Array.from({ length: 8 }, (_, index) => ({
    key: `row ${index}`,
    label: `Row ${index}`,
    value: 'Sample layout: 72 lanes across both cabinets',
  }));
  const lines = ['A line of an editor', 'A second line of an editor'];
  const site = { ...KNOWN.facts.site, floor: lines, power: lines, network: lines, access: lines };
  const features = Array.from({ length: 8 }, (_, index) => `Feature ${index}`);
  const machine = { ...KNOWN, specs, features, facts: { ...KNOWN.facts, site } };
  const { pages } = await printed({
    title: 'Duo: spec sheet and site checklist',
    paper,
    blocks: [
      { kind: 'picture', bytes: PIXEL, widthPx: 1, heightPx: 1, alt: 'Duo' },
      ...toSpecSheet(englishWording, machine, paper === 'A4' ? 'metric' : 'imperial', []),
      ...ORIGIN,
    ],
  });
  expect(pages).toBe(2);
});

test('the links of a page keep its units', () => {
  const imperial = pageOf(KNOWN, 'imperial');
  for (const path of ['/machines/duo', '/machines/duo/spec-sheet.pdf']) {
    expect(imperial).toContain(`href="${path}?units=imperial"`);
    expect(pageOf(KNOWN, 'metric')).toContain(`href="${path}"`);
  }
  expect(imperial).toContain('href="/machines/duo/spec-sheet#spec-sheet-title"');
  expect(imperial).toContain('href="https://example.com/en60335.pdf"');
});

test('units are no choice where none are shown', () => {
  expect(pageOf(UNKNOWN, 'metric')).not.toContain('units=imperial');
});
