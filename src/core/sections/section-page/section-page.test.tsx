import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageSection } from '#content/pages/page.ts';
import { groundsOf, SectionPage } from './section-page.tsx';

const PAGE = {
  id: 'p',
  slug: 'summer',
  title: 'Summer',
  description: 'At the lake.',
  menuPlace: 'nowhere',
  indexed: true,
} as const;
const OPEN = { fromMs: null, untilMs: null };
const hero = (id: string, title: string): PageSection => ({
  id,
  anchor: id,
  kind: 'hero',
  schedule: OPEN,
  slide: {
    ...{ id, title, subtitle: '', primary: null, secondary: null, sellingPoints: [], badge: '' },
    picture: { url: `/pictures/${id}.webp`, alt: 'A', width: 800, height: 600 },
    ...{ background: 'mist', transition: 'slide', durationMs: 5_000 },
  },
});
const call = (title: string): PageSection => ({
  ...{ id: 'c', anchor: 'call', kind: 'call', schedule: OPEN, title, description: '' },
  buttons: [],
});

const draw = (sections: PageSection[]) =>
  renderToString(<SectionPage page={PAGE} sections={sections} />);
const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>([^<]*)/gu)].map(([, level, words]) => `${level} ${words}`);

test('the hero that a page begins with has its one h1, and its picture comes first', () => {
  const html = draw([hero('one', 'Swim'), hero('two', 'Dive'), call('Begin')]);
  expect(headings(html)).toEqual(['1 Swim', '2 Dive', '2 Begin']);
  expect(html.match(/fetchPriority="high"/giu)).toHaveLength(2);
  // No script of a slider takes the mark off here.
  expect(html).not.toContain('data-later=');
});

test('without a hero at its top the title of the page is the h1', () => {
  expect(headings(draw([call('Begin'), hero('one', 'Swim')]))).toEqual([
    '1 Summer',
    '2 Begin',
    '2 Swim',
  ]);
  expect(headings(draw([]))).toEqual(['1 Summer']);
});

test('a slide that is a picture alone has the title of the page', () => {
  expect(headings(draw([hero('one', '')]))).toEqual(['1 Summer']);
});

test('a band without buttons and words below its heading draws no empty elements', () => {
  expect(draw([hero('one', 'Swim'), call('Begin')])).not.toMatch(/<(?:p|div)[^>]*><\/(?:p|div)>/u);
});

test('two bands on mist do not stand beside each other', () => {
  const kinds = (['text', 'cards', 'video', 'form', 'call'] as const).map((kind) => ({ kind }));
  expect(groundsOf(kinds)).toEqual(['white', 'mist', 'white', 'mist', 'white']);
});
