import { fc } from '#tests/support/property.ts';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { defaultPalette } from '#content/brand/kept-palettes.ts';
import { DEFAULT_FONT_PAIR, FONT_PAIRS, type FontPair } from '#content/site-settings/font-pairs.ts';
import { lettersWithoutFont } from '#content/documents/letters-without-font.ts';
import { readDocument } from '#tests/support/read-document.ts';
import { drawDocument } from './draw-document.ts';
import type { SiteDocument } from './site-document.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const filesDir = join(ROOT, 'public');
const MOST_BYTES = 150_000;

function documentOf(change: Partial<SiteDocument>): SiteDocument {
  return {
    title: 'Outdoor machine',
    language: 'en',
    siteName: 'Site',
    palette: defaultPalette(),
    fontPair: DEFAULT_FONT_PAIR,
    paper: 'A4',
    madeAt: new Date(Date.UTC(2026, 10, 24)),
    blocks: [],
    closing: 'From https://example.com, 24 November 2026',
    words: { page: 'Page {number} of {pages}' },
    ...change,
  };
}

const draw = (change: Partial<SiteDocument>) => drawDocument(documentOf(change), filesDir);
const textsOf = async (change: Partial<SiteDocument>) =>
  (await readDocument(await draw(change))).texts.map(({ text }) => text);

test('a document of every kind of block is tagged in the order of reading', async () => {
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  const bytes = await draw({
    blocks: [
      { kind: 'picture', bytes: picture, widthPx: 60, heightPx: 40, alt: 'A grey machine' },
      { kind: 'paragraph', text: 'Stands outside.' },
      { kind: 'heading', level: 2, text: 'Measures' },
      { kind: 'facts', rows: [{ name: 'Width', value: '900 mm' }] },
      { kind: 'heading', level: 3, text: 'Floor' },
      { kind: 'checklist', items: ['Level', 'Dry'] },
      { kind: 'list', items: ['One'] },
      { kind: 'link', text: 'Will it fit?', url: 'https://example.com/fit' },
      {
        kind: 'table',
        columns: [
          { title: 'Machine', share: 3 },
          { title: 'Number', share: 1 },
        ],
        rows: [['Duo', '2']],
      },
    ],
  });
  const read = await readDocument(bytes);
  expect(read).toMatchObject({
    title: 'Outdoor machine',
    language: 'en',
    pages: 1,
    alts: ['A grey machine', 'Will it fit?'],
    problems: [],
  });
  expect(read.texts.map(({ role, text }) => `${role} ${text}`)).toEqual([
    'H1 Outdoor machine',
    'P Stands outside.',
    'H2 Measures',
    'TH Width',
    'TD 900 mm',
    'H3 Floor',
    'LBody Level',
    'LBody Dry',
    'LBody One',
    'Link Will it fit?',
    'TH Machine',
    'TH Number',
    'TH Duo',
    'TD 2',
    'P From https://example.com, 24 November 2026',
  ]);
  expect(bytes.length).toBeLessThan(MOST_BYTES);
});

test('the same document makes the same bytes', async () => {
  expect((await draw({})).equals(await draw({}))).toBe(true);
});

test.each([
  ['A4', 595],
  ['Letter', 612],
] as const)('%s is %i points wide', async (paper, width) => {
  expect(Math.round((await readDocument(await draw({ paper }))).size.width)).toBe(width);
});

test.each(Object.keys(FONT_PAIRS) as FontPair[])('%s prints every text', async (fontPair) => {
  const text = 'Łódź, Žižkov, Đà Nẵng, Киев, Αθήνα: 1 × 2 m² – ½';
  expect(await textsOf({ fontPair, blocks: [{ kind: 'paragraph', text }] })).toContain(text);
});

/** What the text of a document is made of, and what it runs beside: mixed directions, figures, marks, joined letters. */
const TEXTS = [
  '1000 × 880 × 1830 mm',
  'MDB و DEX',
  'R290 (بروبان)',
  'العرض 1,250 × 900 × 2,050 mm (W × D × H)',
  'هاتف: +41 31 123 45 67',
  '100 Sample Street, Bern (Schweiz)',
  'من −25 إلى −18 °C، الرطوبة ٥٠٪ و 60 %',
  '230 V or 115 V',
  'مُدَرِّس: لا إله، الآلة والأرضية',
  'قوائم ثبت ينبوع شكشوكة غضضت ظفر چگپ',
  'می\u200cخواهم',
  '\u200e230 V\u200e و \u2066+41 31\u2069',
  'שלום (עולם), בְּרֵאשִׁית 12 abc',
  'تكلفة שלום Киев',
  'x̂ ō̱ CO₂ ≤ 65 dB → ✓',
  'ตู้จำหน่ายสินค้า',
  'Is this a question mark? ؟ Yes?',
  'Długa żółć, naïve œuvre, Nẵng, Αθήνα, straße, ñandú',
  'ضعوا علامة على كل بند في الورقة المطبوعة قبل الشراء (Divi WP) بند مهم: Ethernet, 4G في الشبكة. '.repeat(
    4,
  ),
];
const asRead = (text: string) => text.replace(/(?!\u200c)\p{Cf}/gu, '').trim();

test.each(['en', 'de', 'fr', 'es', 'ar', 'he'])(
  'another reader reads in a document in %s what was written, letter by letter',
  async (language) => {
    const read = await readDocument(
      await draw({
        language,
        title: TEXTS[2]!,
        blocks: [
          ...TEXTS.map((text) => ({ kind: 'paragraph', text }) as const),
          { kind: 'facts', rows: TEXTS.map((text) => ({ name: text, value: text })) },
          { kind: 'checklist', items: TEXTS },
        ],
      }),
    );
    expect(read.problems).toEqual([]);
    const texts = TEXTS.map(asRead);
    const expected = [
      ...[texts[2], ...texts, ...texts.flatMap((text) => [text, text]), ...texts],
      'From https://example.com, 24 November 2026',
    ];
    expect(read.texts.map(({ text }) => asRead(text))).toEqual(expected);
  },
);

test('long tables go on with their heads drawn again, which are read once', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Machine ${index}`, String(index)]);
  const columns = [
    { title: 'Machine', share: 3 },
    { title: 'Number', share: 1 },
  ];
  const read = await readDocument(await draw({ blocks: [{ kind: 'table', columns, rows }] }));
  expect(read.pages).toBeGreaterThan(1);
  expect(read.problems).toEqual([]);
  const cells = read.texts.filter(({ role }) => role === 'TH' || role === 'TD');
  expect(cells.map(({ text }) => text)).toEqual(['Machine', 'Number', ...rows.flat()]);
});

test('a heading stays with what it stands over', async () => {
  const pages = new Set<number>();
  for (let before = 36; before < 52; before += 1) {
    const bytes = await draw({
      blocks: [
        { kind: 'list', items: Array.from({ length: before }, (_, index) => `Line ${index}`) },
        { kind: 'heading', level: 2, text: 'Floor' },
        { kind: 'checklist', items: ['Level'] },
      ],
    });
    const { texts } = await readDocument(bytes);
    const page = texts.find(({ text }) => text === 'Floor')!.page;
    expect(texts.find(({ text }) => text === 'Level')!.page, `after ${before}`).toBe(page);
    pages.add(page);
  }
  // The foot of the first page is among them.
  expect([...pages]).toEqual([1, 2]);
});

test('a text longer than a page is all there', async () => {
  const text = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(' ');
  const read = await readDocument(await draw({ blocks: [{ kind: 'paragraph', text }] }));
  expect(read.pages).toBeGreaterThan(2);
  const shown = read.texts.filter(({ role }) => role === 'P').map((part) => part.text);
  expect(shown.join(' ')).toContain(text);
});

test('any text is drawn, or has letters that no font has', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('en', 'ar'),
      async (given, language) => {
        const letters = lettersWithoutFont(given);
        const drawn = (text: string) =>
          draw({
            title: text || 'Title',
            language,
            blocks: [
              { kind: 'paragraph', text },
              { kind: 'facts', rows: [{ name: text, value: text }] },
            ],
          });
        if (letters.length > 0) await expect(drawn(given)).rejects.toThrow('No font has');
        const without = letters.reduce((text, letter) => text.replaceAll(letter, ''), given);
        expect((await drawn(without)).subarray(0, 5).toString()).toBe('%PDF-');
      },
    ),
    { numRuns: 15 },
  );
});
