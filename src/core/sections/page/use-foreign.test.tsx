import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfferBand } from './offer-band.tsx';
import { PageLanguageContext } from './use-foreign.ts';
import { ProductCard } from '../products/product-card.tsx';

const words = (languages: Record<string, string>) => ({
  translation: { words: languages, wholeIn: [], slugs: null },
});
const product = { id: 'p', slug: 'snacks', title: 'Snacks', description: 'Sweet', picture: null };
const card = (languages: Record<string, string>) => (
  <ProductCard product={{ ...product, ...words(languages) }} sizes="" />
);

const GERMAN = { code: 'de', direction: 'ltr' } as const;
const ARABIC = { code: 'ar', direction: 'rtl' } as const;

function marksIn(
  page: typeof GERMAN | typeof ARABIC | null,
  part: ReactNode,
): (string | undefined)[] {
  const html = renderToStaticMarkup(<PageLanguageContext value={page}>{part}</PageLanguageContext>);
  return ['h2', 'h3', 'p', 'a'].map((name) => {
    const [tag = ''] = new RegExp(`<${name}[ >][^>]*`, 'u').exec(html) ?? [];
    return tag.match(/ (?:lang|dir)="[^"]*"/gu)?.join('');
  });
}

test('what stands in for missing words is marked with its language, element by element', () => {
  const part = card({ title: 'de', description: 'en-US' });
  expect(marksIn(GERMAN, part)).toEqual([undefined, undefined, ' lang="en-US"', undefined]);
});

test('lines that run the other way say so', () => {
  const part = card({ title: 'ar', description: 'en-US' });
  const marks = [undefined, undefined, ' lang="en-US" dir="ltr"', undefined];
  expect(marksIn(ARABIC, part)).toEqual(marks);
  expect(marksIn(GERMAN, part)[1]).toBe(' lang="ar" dir="rtl"');
});

// An address on an Arabic page read "Sample Street 100".
test('what is in no language that is known runs by its own letters on a page from right to left', () => {
  const marks = [undefined, undefined, ' dir="auto"', undefined];
  expect(marksIn(ARABIC, card({ title: 'ar' }))).toEqual(marks);
  expect(marksIn(GERMAN, card({ title: 'de' }))[2]).toBeUndefined();
});

test('a part of a page knows its words, and so does its button', () => {
  const offer = {
    title: 'Made to measure',
    description: 'Nach Maß',
    action: { text: 'Ask', url: '/contact', ...words({ text: 'en-US' }) },
    ...words({ title: 'en-US', description: 'de' }),
  };
  const marks = [' lang="en-US"', undefined, undefined, ' lang="en-US"'];
  expect(marksIn(GERMAN, <OfferBand id="offer" offer={offer} />)).toEqual(marks);
});

test('a site with one language marks nothing', () => {
  const none = [undefined, undefined, undefined, undefined];
  expect(marksIn(null, card({ title: 'de', description: 'en-US' }))).toEqual(none);
  expect(marksIn(GERMAN, <ProductCard product={product} sizes="" />)).toEqual(none);
});
