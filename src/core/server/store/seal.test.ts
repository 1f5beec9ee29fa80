import { expect, test } from 'vitest';
import { toSecrets } from './secrets.ts';
import { createSeal } from './seal.ts';

const KEY = 'a key of the test suite, long enough';
const OTHER = 'another key of the test suite, as long';
const seal = createSeal(toSecrets(KEY, []));
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
  expect(createSeal(toSecrets(OTHER, [])).open('CONTENTFUL_DELIVERY_TOKEN', sealed)).toBeNull();
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

test('a former key opens, and what it sealed is sealed with the present one', () => {
  const name = 'CONTENTFUL_DELIVERY_TOKEN';
  const rotated = createSeal(toSecrets(OTHER, [KEY]));
  expect(rotated.open(name, sealed)).toBe('the token');
  const renewed = rotated.renew(name, sealed)!;
  expect(createSeal(toSecrets(OTHER, [])).open(name, renewed)).toBe('the token');
  expect(rotated.renew(name, renewed)).toBeNull();
  expect(createSeal(toSecrets(OTHER, [])).renew(name, sealed)).toBeNull();
});
