import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  isSafeId,
  MAX_TEXT_CHARACTERS,
  readFlag,
  readLinkId,
  readLinkIds,
  readNumber,
  readText,
  readTexts,
} from './read-fields.ts';

const link = (linkType: string, id: unknown) => ({ sys: { type: 'Link', linkType, id } });

describe('fields of an entry', () => {
  it('trims text and skips to the next name when a field is empty or no text', () => {
    expect(readText({ a: '  ', b: 7, c: ' words ' }, 'a', 'b', 'c')).toBe('words');
    expect(readText({}, 'a')).toBe('');
    expect(readText({}, 'constructor')).toBe('');
  });

  it('cuts text at what the service can hold, without half a character', () => {
    expect(readText({ a: 'x'.repeat(7_000_000) }, 'a')).toHaveLength(MAX_TEXT_CHARACTERS);
    const cut = readText({ a: 'x'.repeat(MAX_TEXT_CHARACTERS - 1) + '😀' }, 'a');
    expect(cut.isWellFormed()).toBe(true);
  });

  it('reads lists of text, one text as a list of one, and leaves out the rest', () => {
    expect(readTexts({ a: [' one ', '', null, 2, 'two'] }, 'a')).toEqual(['one', 'two']);
    expect(readTexts({ a: 'one' }, 'a')).toEqual(['one']);
    expect(readTexts({ a: { 0: 'one' } }, 'a')).toEqual([]);
  });

  it('reads numbers and flags of their own type only', () => {
    expect(readNumber({ a: 3 }, 'a')).toBe(3);
    expect([readNumber({ a: '3' }, 'a'), readNumber({ a: Number.NaN }, 'a')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(readFlag({ a: false }, 'a')).toBe(false);
    expect(readFlag({ a: 'false' }, 'a')).toBeUndefined();
  });

  it('reads links of the wanted kind only, each once, in order', () => {
    const list = [
      link('Entry', 'b'),
      link('Asset', 'x'),
      link('Entry', 'a'),
      link('Entry', 'b'),
      null,
    ];
    expect(readLinkIds({ list }, 'Entry', 'list')).toEqual(['b', 'a']);
    expect(readLinkId({ a: link('Entry', 'x'), b: link('Asset', 'y') }, 'Asset', 'a', 'b')).toBe(
      'y',
    );
    expect(
      readLinkId({ a: { sys: { type: 'Link', linkType: 'Asset' } } }, 'Asset', 'a'),
    ).toBeUndefined();
  });

  it('takes ids of the alphabet of the service, never a name that objects know', () => {
    expect(['2uNOpLMJioKeoMq8W44uYc', 'my-id_1.2'].every(isSafeId)).toBe(true);
    expect(['', '__proto__', 'a/b', 'x'.repeat(65), 7].some(isSafeId)).toBe(false);
  });

  it('finds no fields in what is no entry', () => {
    for (const none of [undefined, null, 7, [], { fields: 'x' }])
      expect(fieldsOf(none)).toEqual({});
  });
});
