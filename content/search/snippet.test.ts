import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { quantitiesIn, quantityMatch, quantityToken } from './quantities.ts';
import { searchLanguage } from './search-language.ts';
import { snippetOf, toSnippet } from './snippet.ts';

const language = searchLanguage('en');
const soughtOf = (query: string) => ({
  stems: new Set(language.termsOf(query).map(({ stem }) => stem)),
  language,
});
const shown = (text: string, query: string, isWhole = false) =>
  toSnippet(text, soughtOf(query), isWhole)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

const LONG = `${'Nothing of it stands here. '.repeat(20)}A chilled locker keeps food at 4 °C. ${'Nor here at all. '.repeat(20)}`;

describe('toSnippet', () => {
  it('marks what was looked for in whatever form it stands', () => {
    expect(shown('Lockers, a locker’s doors', 'lockers')).toBe('[Lockers], a [locker’s] doors');
    expect(shown('Größe und Gewicht', 'grosse')).toBe('[Größe] und Gewicht');
  });

  it('begins where most of it stands, and says that something was left out', () => {
    const snippet = shown(LONG, 'chilled lockers');
    expect(snippet).toMatch(/^… A \[chilled\] \[locker\] keeps food at 4 °C\./u);
    expect(snippet).toMatch(/ …$/u);
  });

  it('begins at the beginning where nothing of it stands', () => {
    expect(shown(LONG, 'coffee')).toMatch(/^Nothing of it stands here\./u);
  });

  it('cuts nothing off that has room', () => {
    const text = 'Temperature-controlled cells for grocery orders and meal boxes.';
    expect(shown(text, 'boxes')).toBe(text.replace('boxes', '[boxes]'));
  });

  it('shows a title whole', () => {
    expect(shown(LONG, 'chilled', true).replaceAll(/[[\]]/gu, '')).toBe(LONG);
  });

  it('shows no more than it says, and nothing that the text lacks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string(), (text, query) => {
        const parts = toSnippet(text, soughtOf(query));
        const words = parts.map((part) => part.text).join('');
        expect(text).toContain(words.replace(/^… /u, '').replace(/ …$/u, ''));
        expect(words.length).toBeLessThanOrEqual(230);
      }),
    );
  });
});

describe('snippetOf', () => {
  const page = { title: 'Twin', summary: 'Two cabinets.', body: 'Weight: 340 kg. Has a heater.' };
  const words = (query: string) =>
    snippetOf(page, soughtOf(query))
      .parts.map(({ text }) => text)
      .join('');

  it('says what the page is where title or summary have what was looked for', () => {
    expect(words('twin')).toBe(page.summary);
    expect(words('cabinets kg')).toBe(page.summary);
  });

  it('shows the fact that was looked for, in whatever unit', () => {
    const machine = { ...page, facts: 'Weight: 340 kg. Noise: 52 dB(A).', body: '' };
    const tokens = quantitiesIn('750 lb', 'en').flatMap(({ meanings }) =>
      quantitiesIn(machine.facts, 'en')
        .flatMap((known) => known.meanings)
        .filter((known) => quantityMatch(meanings[0]!, known) === 1)
        .map(quantityToken),
    );
    const { parts } = snippetOf(machine, { stems: new Set(tokens), language });
    expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['340 kg']);
  });

  it('shows where it stands otherwise', () => {
    expect(words('heater')).toContain('Has a heater.');
  });
});
