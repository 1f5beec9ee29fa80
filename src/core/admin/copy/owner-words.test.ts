import { expect, test } from 'vitest';
import { readCatalogues, textsOf, WORDS_OF_ADMIN } from '#tools/word-catalogues.mjs';

/** Words of people who build the site. Contentful's own, such as space, environment and token, are an editor's. */
const DEVELOPERS =
  /\b(?:vitals|snapshots?|stale|fallback|sealed|cached?|purged?|payload|process of|storing is off|findings?|contentful paint|environment variables)\b/iu;
/** Names the stated route and messages, so that whoever comes from one knows that this is the page. */
const ALLOWED = 'Messages on the site call this page “Environment Variables”.';

test('the admin area speaks the owner’s words', () => {
  const [{ own, language }] = readCatalogues(WORDS_OF_ADMIN) as [
    ReturnType<typeof readCatalogues>[number],
  ];
  const texts = [...textsOf(own, language)].map(({ english }) => english.replace(ALLOWED, ''));
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => DEVELOPERS.test(text))).toEqual([]);
});
