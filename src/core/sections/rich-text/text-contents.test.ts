import { expect, test } from 'vitest';
import type { RichText } from '#content/rich-text/rich-text.ts';
import { headingsOf } from './text-contents.tsx';

const heading = (level: number, value: string) => ({
  nodeType: `heading-${level}`,
  content: [{ nodeType: 'text', value }],
});

function textOf(...content: unknown[]): RichText {
  return { document: { nodeType: 'document', content } } as unknown as RichText;
}

test('lists the largest headings with the anchors they are drawn with', () => {
  const text = textOf(
    heading(2, '1. Who we are'),
    heading(3, 'Details'),
    heading(2, 'Details'),
    heading(2, ' '),
    { nodeType: 'paragraph', content: [] },
    heading(2, 'Details'),
  );
  expect(headingsOf(text)).toEqual([
    { anchor: '1-who-we-are', words: '1. Who we are' },
    { anchor: 'details-2', words: 'Details' },
    { anchor: 'details-3', words: 'Details' },
  ]);
});

test('a text without headings has none to list', () => {
  expect(headingsOf(textOf({ nodeType: 'paragraph', content: [] }))).toEqual([]);
});
