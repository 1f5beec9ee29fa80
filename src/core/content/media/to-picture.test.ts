import { describe, expect, it } from 'vitest';
import { asset, contextWith, entry, link } from '../tests/wire.ts';
import { readPicture, toPicture } from './to-picture.ts';

const context = contextWith();

describe('pictures', () => {
  it('prefixes https:, keeps the size and takes the asset title as alt text', () => {
    expect(toPicture(asset('a'), context, { last: 'Machine' })).toEqual({
      url: 'https://images.ctfassets.net/space/a/picture.jpg',
      alt: 'Title of a',
      width: 800,
      height: 600,
    });
  });

  it('falls back from own alt text to asset title, description and the entry title', () => {
    const alt = (fields: object, texts: { first?: string; last: string }) =>
      toPicture(asset('a', { ...fields }), context, texts)?.alt;
    expect(alt({}, { first: 'Own', last: 'Entry' })).toBe('Own');
    expect(alt({ title: ' ', description: 'Described' }, { last: 'Entry' })).toBe('Described');
    expect(alt({ title: undefined }, { first: '', last: 'Entry' })).toBe('Entry');
  });

  it('is null for a missing asset, one without a file, another kind of file or an unsafe address', () => {
    const none = [
      undefined,
      asset('a', { file: undefined }),
      asset('a', {}, { contentType: 'video/mp4' }),
      asset('a', {}, { url: 'javascript:alert(1)' }),
      asset('a', {}, { url: 7 }),
      asset('a', {}, { url: `//x/${'y'.repeat(3_000)}` }),
    ];
    for (const item of none) expect(toPicture(item, context, { last: '' })).toBeNull();
  });

  it('has no size when the file tells a senseless one', () => {
    const odd = asset('a', {}, { details: { image: { width: -5, height: '600' } } });
    expect(toPicture(odd, context, { last: '' })).toMatchObject({ width: null, height: null });
  });

  it('says which pictures have no copies of other sizes, by the type of the file and not its name', () => {
    const stored = (contentType: string) =>
      toPicture(asset('a', {}, { contentType }), context, { last: '' })?.asStored ?? false;
    expect(['image/svg+xml', 'image/gif', 'image/heic'].map(stored)).toEqual([true, true, true]);
    expect(['image/jpeg', 'image/PNG', ''].map(stored)).toEqual([false, false, false]);
  });

  it('takes the first link that leads to a picture, and no link of another kind', () => {
    const withAsset = contextWith([], [asset('b')]);
    const read = (fields: Record<string, unknown>, ...names: string[]) =>
      readPicture(entry('any', 'e', fields), withAsset, { last: '' }, ...names);
    const fields = { thumbnail: link('Asset', 'gone'), image: link('Asset', 'b') };
    expect(read(fields, 'thumbnail', 'image')?.alt).toBe('Title of b');
    expect(read({ image: link('Entry', 'b') }, 'image')).toBeNull();
  });
});
