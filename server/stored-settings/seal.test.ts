import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a key of the test suite, long enough');
const sealed = seal.close('CONTENTFUL_DELIVERY_TOKEN', 'the token');

test('what was sealed opens with the same key and name', () => {
  expect(seal.open('CONTENTFUL_DELIVERY_TOKEN', sealed)).toBe('the token');
  expect(sealed).not.toContain('the token');
  expect(Buffer.from(sealed.split('.').at(-1)!, 'base64url').toString()).not.toContain('token');
});

test('the same text is sealed differently every time', () => {
  expect(seal.close('CONTENTFUL_DELIVERY_TOKEN', 'the token')).not.toBe(sealed);
});

test('with another key, under another name, or changed in any character, it stays closed', () => {
  expect(
    createSeal('another key of the test suite, as long').open('CONTENTFUL_DELIVERY_TOKEN', sealed),
  ).toBeNull();
  expect(seal.open('CONTENTFUL_PREVIEW_TOKEN', sealed)).toBeNull();
  const [version, nonce, tag, text] = sealed.split('.') as [string, string, string, string];
  const changed = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
  for (const other of [
    ['v2', nonce, tag, text],
    [version, changed(nonce), tag, text],
    [version, nonce, changed(tag), text],
    [version, nonce, tag, changed(text)],
    // A shorter tag would be easier to guess.
    [version, nonce, tag.slice(0, 6), text],
    [version, nonce, tag],
    [],
  ]) {
    expect(seal.open('CONTENTFUL_DELIVERY_TOKEN', other.join('.'))).toBeNull();
  }
});
