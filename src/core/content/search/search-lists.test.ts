import { expect, it } from 'vitest';
import { parseBestBets, parseSynonyms } from './search-lists.ts';

it('reads a line for each meaning; a wrong line costs only itself', () => {
  const { lines, problems } = parseSynonyms('fridge, cooler\nalone\n\n , --\r\nbox, cell,');
  expect(lines).toEqual([
    ['fridge', 'cooler'],
    ['box', 'cell'],
  ]);
  expect(problems.map(({ line }) => line)).toEqual(['alone', ', --']);
});

it('reads best bets with pages of this site alone', () => {
  const { lines, problems } = parseBestBets(
    'phone, call us = /contact\nnothing\n= /about\nx = https://example.com\ny = //evil.example',
  );
  expect(lines).toEqual([{ words: ['phone', 'call us'], path: '/contact' }]);
  expect(problems).toHaveLength(4);
});
