import { expect, test } from 'vitest';
import type { Document } from '@contentful/rich-text-types';
import type { Post } from '../blog/post.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchLanguage } from './search-language.ts';
import { postDocument } from './to-search-document.ts';

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
  const document = postDocument(longPost());
  expect(Object.values(document).join('').length).toBeLessThan(13_000);
  const { find } = await buildSearchIndex(
    [document],
    { synonyms: [], bestBets: [] },
    searchLanguage('en'),
  );
  const found = (query: string) => find(query).hits.length > 0;
  for (const query of ['long post', 'much', 'upkeep', 'moss', 'compressor', 'word1000'])
    expect(found(query), query).toBe(true);
});
