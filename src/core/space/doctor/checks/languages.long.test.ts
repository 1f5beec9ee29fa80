import { startEmulator } from 'contentful-emulator';
import { afterEach, describe, expect, test } from 'vitest';
import { spaceInLanguages } from '#content/locales/test-support/space-in-languages.ts';
import { examineSpace } from '../examine-space.ts';
import { pageTranslations } from '../page-translations.ts';
import { readSpace } from '../read-space.ts';
import { viewSpace } from '../space-view.ts';
import { credentialsOf } from '../test-support/credentials-of.ts';

let close = async () => undefined as void;
afterEach(() => close());

type Space = ReturnType<typeof spaceInLanguages>;

async function examine(
  languages: readonly string[] | null,
  change: (space: Space) => void = () => undefined,
) {
  const made = spaceInLanguages(languages);
  change(made);
  const emulator = await startEmulator({ space: made });
  close = () => emulator.close();
  const { space } = await readSpace(credentialsOf(emulator));
  const asked = emulator.requests().map(({ path, query }) => `${path}${query}`);
  const findings = examineSpace(space, { siteName: 'Site', siteUrl: null });
  const of = (check: string) =>
    findings
      .filter((finding) => finding.check === check)
      .map(({ severity, id, field, message }) => [severity, id, field, message] as const);
  return {
    asked,
    languages: of('languages'),
    translations: of('translations'),
    dead: of('dead-pages'),
  };
}

const entryOf = (space: Space, id: string) => {
  const found = space.entries.find(({ sys }) => sys.id === id);
  if (!found) throw new Error(`There is no entry ${id}`);
  return found.fields as Record<string, Record<string, unknown>>;
};

test('of a site with one language there is nothing to say, and its locales are not asked for', async () => {
  const { asked, languages, translations } = await examine(null);
  expect([languages, translations]).toEqual([[], []]);
  expect(asked.join()).not.toMatch(/locale/u);
});

// Seen failing: every address with a language in front, and every translated slug, led "to no page".
test('an address in another language is as alive as the page there', async () => {
  const leadTo = async (address: string) => {
    const { dead } = await examine(['en-US', 'de'], (space) => {
      const { fields } = space.contentTypes.find(({ sys }) => sys.id === 'productType')!;
      const slug = fields.find(({ id }) => id === 'slug')!;
      fields.push({ ...slug, id: 'buttonUrl', localized: false });
      entryOf(space, 'snacks')['buttonUrl'] = { 'en-US': address };
    });
    await close();
    return dead.length;
  };
  expect(await leadTo('/de/contact')).toBe(0);
  expect(await leadTo('/de/products/suesses')).toBe(0);
  expect(await leadTo('/de/products/nowhere')).toBe(1);
  expect(await leadTo('/fr/contact')).toBe(1);
});

describe('the languages that the owner names', () => {
  test('are locales of the space and language tags, the default among them', async () => {
    const { languages } = await examine(['de', 'nl', 'x'], (space) => {
      const [first] = space.locales;
      space.locales.push({ ...first!, code: 'x', default: false });
    });
    expect(languages).toEqual([
      ['error', 'settings', 'languages', expect.stringMatching(/“nl” is no locale .* en-US, de,/u)],
      ['error', 'settings', 'languages', expect.stringMatching(/“x” is no language tag/u)],
      [
        'notice',
        'settings',
        'languages',
        expect.stringMatching(/default locale en-US is missing/u),
      ],
    ]);
    expect((await examine(['en-US', 'de'])).languages).toEqual([]);
  });

  test('need fields that the space localises', async () => {
    const unlocalize = (space: Space) => {
      const fields = space.contentTypes.find(({ sys }) => sys.id === 'productType')?.fields ?? [];
      for (const field of fields) if (field.id === 'description') field.localized = false;
    };
    expect((await examine(['en-US', 'de'], unlocalize)).languages).toEqual([
      [
        'warning',
        'productType',
        null,
        expect.stringMatching(/cannot be translated: description\./u),
      ],
    ]);
    expect((await examine(['en-US'], unlocalize)).languages).toEqual([]);
  });
});

describe('pages in several languages', () => {
  test('are named where a language lacks them, forgotten ones first', async () => {
    const { translations } = await examine(['en-US', 'de', 'ar']);
    const missing = translations.filter(([, , , message]) => message.startsWith('Not translated'));
    expect(missing).toEqual([
      ['warning', 'coolers', 'title', expect.stringMatching(/into ar\./u)],
      ['warning', 'drinks', 'title', expect.stringMatching(/into ar\./u)],
      ['notice', 'lockers', 'title', expect.stringMatching(/into de, ar\./u)],
    ]);
  });

  test('lack no title, and lead to what is in their language', async () => {
    const { translations } = await examine(['en-US', 'de', 'ar', 'fr'], (space) => {
      entryOf(space, 'lockers')['description'] = { 'en-US': 'Boxes', fr: 'Des casiers' };
    });
    expect(translations).toContainEqual([
      ...['warning', 'lockers', 'title'],
      'Translated into fr but for its title.',
    ]);
    const mixed = translations.filter(([, , , message]) => message.includes('it leads to'));
    expect(mixed).toEqual([
      ['notice', 'snacks', null, expect.stringMatching(/^In ar .*\(shelf\)/u)],
    ]);
  });

  test('share no address', async () => {
    const { translations } = await examine(['en-US', 'de'], (space) => {
      entryOf(space, 'drinks')['slug'] = { 'en-US': 'drinks', de: 'suesses' };
      // Shared in the default, too, which another check tells.
      entryOf(space, 'coolers')['slug'] = { 'en-US': 'lockers' };
    });
    const shared = translations.filter(([severity]) => severity === 'error');
    expect(shared).toEqual([
      ['error', 'drinks', 'slug', expect.stringMatching(/^In de .*“suesses” \(snacks\)/u)],
      ['error', 'snacks', 'slug', expect.stringMatching(/^In de .*“suesses” \(drinks\)/u)],
    ]);
  });
});

// Seen failing: what stands on every page, and facts of machines, were said nowhere.
test('what stands around pages and what tells facts is named where a language lacks it', async () => {
  const { translations } = await examine(['en-US', 'de']);
  const around = translations.filter(([, , , message]) => message.startsWith('Without words'));
  expect(around).toEqual([
    ['notice', 'settings', 'footerLine', expect.stringContaining('de (footerLine)')],
  ]);
});

test('the pages stand by languages with every field that is missing', async () => {
  const emulator = await startEmulator({ space: spaceInLanguages(['en-US', 'de', 'ar']) });
  close = () => emulator.close();
  const { space } = await readSpace(credentialsOf(emulator));
  const pages = pageTranslations(viewSpace(space, { siteName: 'Site', siteUrl: null }));
  const rows = pages.map(({ path, languages }) => [
    path,
    ...languages.map(({ code, isStarted, missing }) => {
      const fields = missing.map(({ entryId, field }) => `${entryId}.${field}`);
      return `${code} ${isStarted ? 'started' : 'none'} ${fields.join(' ')}`.trim();
    }),
  ]);
  expect(rows).toContainEqual([null, 'de none settings.footerLine', 'ar none settings.footerLine']);
  expect(rows).toContainEqual(['/products/snacks', 'de started', 'ar started shelf.title']);
  expect(rows).toContainEqual([
    '/products/drinks',
    'de started drinks.description',
    'ar none drinks.title drinks.description',
  ]);
  const one = viewSpace({ ...space, inLocales: null }, { siteName: 'Site', siteUrl: null });
  expect(pageTranslations(one)).toEqual([]);
});
