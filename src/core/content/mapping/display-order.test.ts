import { expect, it } from 'vitest';
import { entry } from '../tests/wire.ts';
import { byDisplayOrder, byHomepageOrder, homeSelection } from './display-order.ts';

const ids = (entries: readonly { sys: { id: string } }[]) =>
  entries.map((item) => item.sys.id).join(' ');

it('sorts by displayOrder, missing as 999, ties by title, then by id', () => {
  const entries = [
    entry('t', 'none-b', { title: 'B' }),
    entry('t', 'none-a', { title: 'A' }),
    entry('t', 'last', { title: 'A', displayOrder: 1_000 }),
    entry('t', 'two', { title: 'Z', displayOrder: 2 }),
    entry('t', 'same-2', { title: 'Same', displayOrder: 1 }),
    entry('t', 'same-1', { title: 'Same', displayOrder: 1 }),
  ];
  expect(ids(entries.toSorted(byDisplayOrder))).toBe('same-1 same-2 two none-a none-b last');
});

it('sorts the home page by homepageOrder first', () => {
  const entries = [
    entry('t', 'b', { title: 'B', displayOrder: 1 }),
    entry('t', 'a', { title: 'A', displayOrder: 2, homepageOrder: 1 }),
    entry('t', 'c', { title: 'C', displayOrder: 0 }),
  ];
  expect(ids(entries.toSorted(byHomepageOrder))).toBe('a c b');
});

it('leaves out what was taken off the home page, unless that is everything', () => {
  const off = entry('t', 'off', { showOnHomepage: false });
  const unset = entry('t', 'unset', {});
  expect(ids(homeSelection([off, unset]))).toBe('unset');
  expect(ids(homeSelection([off]))).toBe('off');
});
