import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { quantitiesIn, quantityMatch, quantityToken } from './quantities.ts';
import { searchLanguage } from './search-language.ts';
import { snippetOf, toSnippet, type SnippetRun } from './snippet.ts';

const language = searchLanguage('en');
const soughtOf = (query: string) => ({
  stems: new Set(language.termsOf(query).map(({ stem }) => stem)),
  language,
});
/** Runs as they are shown, what is marked in brackets, with their languages. */
const runsOf = (runs: readonly SnippetRun[]) =>
  runs.map(({ parts, language: code }) => {
    const text = parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
    return code === undefined ? text : `${code}: ${text}`;
  });
const shown = (text: string, query: string, isWhole = false) =>
  runsOf(toSnippet([{ text }], soughtOf(query), isWhole)).join('');

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
        const runs = toSnippet([{ text }], soughtOf(query));
        const words = runs.flatMap(({ parts }) => parts.map((part) => part.text)).join('');
        expect(text).toContain(words.replace(/^… /u, '').replace(/ …$/u, ''));
        expect(words.length).toBeLessThanOrEqual(230);
      }),
    );
  });
});

describe('snippetOf', () => {
  const page = {
    title: 'Twin',
    summary: 'Two cabinets.',
    body: [{ text: 'Weight: 340 kg. Has a heater.' }],
  };
  const words = (query: string) =>
    runsOf(snippetOf(page, soughtOf(query)))
      .join(' ')
      .replaceAll(/[[\]]/gu, '');

  it('says what the page is where title or summary have what was looked for', () => {
    expect(words('twin')).toBe(page.summary);
    expect(words('cabinets kg')).toBe(page.summary);
  });

  it('shows the fact that was looked for, in whatever unit', () => {
    const facts = 'Weight: 340 kg. Noise: 52 dB(A).';
    const machine = { ...page, facts: [{ text: facts }], body: [] };
    const tokens = quantitiesIn('750 lb', 'en').flatMap(({ meanings }) =>
      quantitiesIn(facts, 'en')
        .flatMap((known) => known.meanings)
        .filter((known) => quantityMatch(meanings[0]!, known) === 1)
        .map(quantityToken),
    );
    const found = snippetOf(machine, { stems: new Set(tokens), language });
    expect(runsOf(found)).toEqual(['Weight: [340 kg]. Noise: 52 dB(A).']);
  });

  it('shows where it stands otherwise', () => {
    expect(words('heater')).toContain('Has a heater.');
  });

  it('says of each text which language it is in', () => {
    const facts = [
      { text: 'Weight:' },
      { text: '340 kg with a heater.', language: 'de' },
      { text: 'Noise: 52 dB(A).' },
    ];
    const runs = ['Weight:', 'de: 340 kg with a [heater].', 'Noise: 52 dB(A).'];
    expect(runsOf(snippetOf({ ...page, facts }, soughtOf('heater')))).toEqual(runs);
    expect(runsOf(snippetOf({ ...page, body: facts }, soughtOf('heater')))).toEqual(runs);
    const told = { ...page, languages: { summary: 'fr' } };
    expect(runsOf(snippetOf(told, soughtOf('cabinets')))).toEqual(['fr: Two [cabinets].']);
  });

  it('leaves out the texts that stand beside what it shows', () => {
    const body = [
      { text: LONG.trim(), language: 'fr' },
      { text: 'Has a heater.', language: 'de' },
      { text: LONG },
    ];
    const runs = runsOf(snippetOf({ ...page, body }, soughtOf('heater')));
    expect(runs).toHaveLength(2);
    expect(runs[0]).toBe('de: … Has a [heater].');
    expect(runs[1]).toMatch(/^Nothing of it .* …$/u);
  });
});
