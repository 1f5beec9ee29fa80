import { expect, test } from 'vitest';
import { toFontPair } from './font-pairs.ts';

test.each([
  ['Fraunces & Figtree', 'Fraunces & Figtree'],
  ['Fraunces', null],
  ['toString', null],
  ['', null],
  [null, null],
])('the name %s means the pair %s', (name, pair) => {
  expect(toFontPair(name)).toBe(pair);
});
