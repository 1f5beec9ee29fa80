import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationTable } from './translation-table.tsx';

const missing = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ entryId: `e${at}`, field: 'title' }));
const page = (path: string | null, isStarted: boolean, lacking: number) => ({
  path,
  languages: [{ code: 'de', isStarted, missing: missing(lacking) }],
});

test('each page says how far it is, with a link to each field that is missing', () => {
  const pages = [page(null, false, 1), page('/blog', true, 10), page('/about', true, 0)];
  const html = renderToStaticMarkup(
    <TranslationTable pages={pages} editor="https://editor.example/entries" />,
  );
  for (const word of ['Not translated', 'Partly', 'Translated', 'and 2 more', '/about'])
    expect(html).toContain(word);
  expect(html).toContain(
    'href="https://editor.example/entries/e0?focusedField=title&amp;focusedLocale=de"',
  );
});

test('a site with one language has no such table, and an unknown editor no links', () => {
  expect(renderToStaticMarkup(<TranslationTable pages={[]} editor={null} />)).toBe('');
  const html = renderToStaticMarkup(
    <TranslationTable pages={[page('/', true, 1)]} editor={null} />,
  );
  expect(html).not.toContain('<a ');
});
