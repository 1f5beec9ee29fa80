import { expect, test } from 'vitest';
import { oneLanguage } from '#content/locales/language.ts';
import { SAMPLE_MACHINES } from '#content/machines/fallback.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { englishWording, wordingFor } from '#copy/wordings.ts';
import type { PageContext } from '#server/http/http.ts';
import { sheetDayText, sheetOrigin } from './sheet-origin.ts';

const [sample] = SAMPLE_MACHINES;
const DUO = { ...sample!, slug: 'duo' };
const languages = oneLanguage();
const german = { ...languages.default, segment: 'de' };
const SITE = {
  wording: englishWording,
  language: { language: german, languages },
  reader: fakeReader({ configured: false }),
  siteSettings: () => Promise.resolve({ ...NO_SITE_SETTINGS, siteName: 'Bright Vend' }),
  settings: {
    siteUrl: 'https://www.example.com',
    siteName: 'Site',
    content: { contactEntryIds: [] },
    inquiries: { contactEmail: '' },
  },
} as unknown as PageContext;

async function originOf(
  machine: typeof DUO,
  system: 'metric' | 'imperial',
  site: PageContext = SITE,
) {
  const [, facts] = await sheetOrigin(site, machine, system);
  if (facts?.kind !== 'facts') throw new Error('No facts');
  return Object.fromEntries(facts.rows.map(({ name, value }) => [name, value]));
}

test('a sheet says who offers the machine, where it is, of which day and which one', async () => {
  const origin = await originOf(DUO, 'imperial');
  expect(origin).toMatchObject({
    'Offered by': 'Bright Vend',
    Telephone: '+1 555 0100',
    Email: 'hello@vending-solutions.example',
    'This sheet on the web': 'https://www.example.com/de/machines/duo/spec-sheet?units=imperial',
  });
  expect(origin['Edition']).toContain(String(new Date().getUTCFullYear()));
});

test('a revision stays in other units, and is another after a change', async () => {
  const revision = async (...asked: Parameters<typeof originOf>) =>
    (await originOf(...asked))['Edition']?.split(' ').at(-1);
  const first = await revision(DUO, 'metric');
  expect(first).toMatch(/^[\dA-F]{8}$/u);
  expect(await revision(DUO, 'imperial')).toBe(first);
  const changed = { ...DUO, facts: { ...DUO.facts, weightKg: 311 } };
  expect(await revision(changed, 'metric')).not.toBe(first);
});

test('from the right a number, an address and a mail address keep their own order', async () => {
  const language = { ...german, code: 'ar', segment: 'ar', direction: 'rtl' } as const;
  const origin = await originOf(DUO, 'metric', { ...SITE, language: { language, languages } });
  expect(origin).toMatchObject({
    Telephone: '\u2066+1 555 0100\u2069',
    Email: '\u2066hello@vending-solutions.example\u2069',
    'This sheet on the web': '\u2066https://www.example.com/ar/machines/duo/spec-sheet\u2069',
  });
});

test.each([
  ['zh-Hans-CN', /^[\w ,]+$/u],
  ['de-CH', /^\d+\. /u],
  ['en-US', /^\d+ \w+ \d+$/u],
])('the day of a document in %s is in the language of its words', (code, form) => {
  expect(sheetDayText(wordingFor(code))).toMatch(form);
});
