// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offerLanguage, preferred } from './language-offer.ts';

const OFFERS = { de: 'Auch auf Deutsch.', ar: 'بالعربية أيضًا.', 'pt-BR': 'Também em português.' };

/** A page in a language, with links to the others as its menu has them, and the languages that its visitor wants. */
function open(lang: string, wanted: readonly string[]): void {
  document.documentElement.lang = lang;
  document.body.innerHTML = '';
  for (const [code, offer] of Object.entries(OFFERS)) {
    const link = document.createElement('a');
    Object.assign(link, { lang: code, href: `/${code.toLowerCase()}/contact?x=1` });
    link.dataset['languageOffer'] = JSON.stringify({ offer, open: 'Ja', stay: 'Nein' });
    document.body.append(link);
  }
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  offerLanguage();
}

const line = () => document.querySelector('aside');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("the page in the visitor's language is offered in that language, and nobody is led there", () => {
  const before = location.href;
  open('en', ['de-AT', 'en']);
  expect(line()?.lang).toBe('de');
  expect(line()?.querySelector('p')?.textContent).toBe(OFFERS.de);
  expect(line()?.querySelector('a')?.getAttribute('href')).toMatch(/\/de\/contact\?x=1$/u);
  expect(location.href).toBe(before);
});

test.each([
  ['in their own language', 'de', ['de-AT']],
  ['who read the language of the page before another', 'en', ['en-GB', 'de']],
  ['of a language that the site lacks', 'en', ['nl', 'fr-CA']],
  ['who say nothing', 'en', []],
])('visitors %s are offered nothing', (_, lang, wanted) => {
  open(lang, wanted);
  expect(line()).toBeNull();
});

test('a no closes the line, for the visit', () => {
  open('en', ['de']);
  line()?.querySelector('button')?.click();
  expect(line()).toBeNull();
  open('en', ['de']);
  expect(line()).toBeNull();
  sessionStorage.clear();
  open('en', ['de']);
  expect(line()).not.toBeNull();
});

test('where nothing can be kept, the line shows and closes all the same', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(denied);
  open('en', ['de']);
  line()?.querySelector('button')?.click();
  expect(line()).toBeNull();
});

describe('preferred', () => {
  const links = ['de', 'de-CH', 'pt-BR'].map((lang) => ({ lang }));

  test.each([
    [['de-CH', 'de'], 'de-CH'],
    [['DE-ch'], 'de-CH'],
    [['de-AT'], 'de'],
    [['pt-PT'], 'pt-BR'],
    [['nl', 'pt'], 'pt-BR'],
  ])('%o is best served by %s', (wanted, lang) =>
    expect(preferred(links, wanted, 'en')?.lang).toBe(lang),
  );
});
