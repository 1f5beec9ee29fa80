import { expect, test } from 'vitest';
import { pageKey } from '#server/http/page-cache/page-key.ts';

// Seen failing: with `own`, `isCombined` and a measure left out of the rows.
test('the plain pages of tools are kept, one machine or length of a way, and no answer beside', () => {
  const keys = [
    '/tools/payback',
    '/tools/fit?machine=duo&utm_source=mail',
    '/tools/fit?corridor=900',
  ];
  expect(keys.map(pageKey)).toEqual([
    '/tools/payback',
    '/tools/fit?machine=duo',
    '/tools/fit?corridor=900',
  ]);
  for (const answer of [
    '/tools/payback?visitors=120',
    '/de/tools/locker-size?parcels=9',
    '/tools/fit?machine=duo&corridor=900',
  ])
    expect(pageKey(answer)).toBeNull();
});
