import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { block, document, paragraph, text } from '../tests/wire.ts';
import {
  excerptOf,
  firstParagraphText,
  plainTextOf,
  toTextOrFirstParagraph,
} from './plain-text.ts';

describe('plain text of a document', () => {
  it('parts blocks by a space and keeps inline words together', () => {
    const linked = { nodeType: 'hyperlink', data: { uri: '/x' }, content: [text('link')] };
    const made = document(
      block('heading-1', 'Title'),
      paragraph('A ', linked, '.'),
      paragraph('B'),
    );
    expect(plainTextOf(made, 100)).toBe('Title A link. B');
  });

  it('cuts an excerpt at 140 characters and marks the cut', () => {
    expect(excerptOf(document(paragraph('x'.repeat(140))))).toBe('x'.repeat(140));
    expect(excerptOf(document(paragraph('x'.repeat(141))))).toBe(`${'x'.repeat(140)}...`);
    expect(excerptOf(document())).toBe('');
  });

  it('takes the first paragraph that has words, else plain text', () => {
    const made = document(block('heading-1', 'Title'), paragraph(' '), paragraph('First'));
    expect(firstParagraphText(made)).toBe('First');
    expect(toTextOrFirstParagraph(' Plain ')).toBe('Plain');
    expect(toTextOrFirstParagraph(7)).toBe('');
  });

  it('never throws, never exceeds its length and never leaves half a character', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ unit: 'grapheme' }), (odd, words) => {
        expect(plainTextOf(odd, 50).length).toBeLessThanOrEqual(50);
        const excerpt = excerptOf(document(paragraph(`${words}😀`.repeat(40))));
        expect(excerpt.length).toBeLessThanOrEqual(143);
        expect(excerpt.isWellFormed()).toBe(true);
      }),
    );
  });
});
