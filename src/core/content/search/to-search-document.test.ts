import { describe, expect, it, test } from 'vitest';
import type { Document } from '@contentful/rich-text-types';
import type { Post } from '../blog/post.ts';
import type { Machine } from '../machines/to-machine.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchLanguage } from './search-language.ts';
import { joinedTexts, type SearchDocument, type SearchText } from './search-document.ts';
import { NO_COPY } from './test-support/no-copy.ts';
import {
  foundFrom,
  MAX_TEXT_CHARACTERS,
  postDocument,
  specSheetDocument,
} from './to-search-document.ts';

const block = (nodeType: string, value: string) => ({
  nodeType,
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});

/** 40 kB of words, of which each is there once, and a heading beside the last. */
function longPost(): Post {
  const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`);
  const document = {
    nodeType: 'document',
    data: {},
    content: [block('paragraph', words.join(' ')), block('heading-2', 'Cleaning the compressor')],
  } as unknown as Document;
  const body = { document, entries: {}, assets: {} };
  const facts = {
    slug: 'long',
    title: 'A long post',
    excerpt: 'Much is said.',
    author: 'Ada Moss',
  };
  return { ...facts, tags: ['upkeep'], body } as unknown as Post;
}

test('a long text is kept and searched up to a limit; title, tags, author and every heading always are', async () => {
  const document = foundFrom(postDocument(longPost()), null);
  expect(JSON.stringify(document).length).toBeLessThan(13_000);
  const { find } = await buildSearchIndex(
    [document],
    { synonyms: [], bestBets: [] },
    searchLanguage('en'),
  );
  const found = (query: string) => find(query).hits.length > 0;
  for (const query of ['long post', 'much', 'upkeep', 'moss', 'compressor', 'word1000'])
    expect(found(query), query).toBe(true);
});

test('the sheet of a machine is called in the site’s own words, whatever its name', () => {
  const machine = { slug: 'duo', title: 'Duo', pictures: [], thumbnail: null };
  const copy = { ...NO_COPY, foreign: 'en' };
  const { languages } = specSheetDocument(machine as unknown as Machine, copy);
  expect(languages).toEqual({ title: 'en', summary: 'en' });
});

describe('foundFrom', () => {
  const texts = (body: SearchText[]): SearchDocument => ({
    ...{ path: '/a', kind: 'page', title: 'A', headings: '', summary: '', body, picture: null },
    languages: { title: 'de', summary: 'en-US' },
  });
  const code = 'de-CH';
  const language = { code, segment: null, name: '', direction: 'ltr', fallbacks: [] } as const;
  const page = { language, languages: { default: language, public: [language] } };
  const german = { text: 'Eins', language: 'de' };
  const english = { text: 'Two', language: 'en-US' };

  it('names languages that are not the page’s, whose words are in all of its regions', () => {
    expect(foundFrom(texts([english]), page).languages).toEqual({ summary: 'en-US' });
    const ours = { ...texts([]), languages: { title: 'de', summary: undefined } };
    expect(foundFrom(ours, page).languages).toBeUndefined();
  });

  it('makes texts beside each other in one language one', () => {
    const body = [german, { text: ' ' }, { text: 'Zwei!' }, english, english, german];
    expect(foundFrom(texts(body), page).body).toEqual([
      { text: 'Eins. Zwei!' },
      { text: 'Two. Two.', language: 'en-US' },
      { text: 'Eins.' },
    ]);
  });

  it('keeps of many texts no more than of one', () => {
    const long = [german, english].map((each) => ({ ...each, text: each.text.repeat(500) }));
    const { body } = foundFrom(texts(Array.from({ length: 20 }, () => long).flat()), page);
    expect(joinedTexts(body).length).toBe(MAX_TEXT_CHARACTERS);
  });
});
