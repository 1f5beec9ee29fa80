import { describe, expect, test } from 'vitest';
import {
  parseProject,
  projectOfAddress,
  projectQuery,
  resultHref,
} from '#content/project/project-list.ts';

const read = (query: string) => parseProject(new URLSearchParams(query));
const many = (one: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => one(index)).join('&');

describe('results on a list', () => {
  test('are short in its address, and lead back to their tools', () => {
    const query = 'machine=divi-wp:2&tool=payback:price%3D2.5%26items%3D3';
    const { list } = read(query);
    expect(projectQuery(list)).toBe(query);
    expect(list.results).toEqual([{ tool: 'payback', query: 'price=2.5&items=3' }]);
    expect(list.results.map(resultHref)).toEqual(['/tools/payback?price=2.5&items=3']);
    expect(resultHref({ tool: 'locker-size', query: '' })).toBe('/tools/locker-size');
  });

  test('are at most ten, and as many as an address has room for', () => {
    expect(read(many((index) => `tool=fit:a%3D${index}`, 12))).toMatchObject({ beyond: 2 });
    const long = read(many((index) => `tool=fit:a%3D${index}${'z'.repeat(1_000)}`, 5));
    expect(long).toMatchObject({ beyond: 2, list: { results: { length: 3 } } });
  });

  test('that come twice count once', () => {
    expect(read('tool=fit:a&tool=fit:a%3D').list.results).toEqual([{ tool: 'fit', query: 'a=' }]);
    expect(read('tool=payback').unreadable).toHaveLength(1);
  });

  test('are added by their addresses, in any language', () => {
    const added = (address: string) => projectOfAddress(address)?.results;
    expect(added('/tools/payback?price=2&items=3')).toEqual([
      { tool: 'payback', query: 'price=2&items=3' },
    ]);
    expect(added('https://example.com/de/tools/payback?price=2')).toMatchObject([
      { query: 'price=2' },
    ]);
    expect(added('/tools/payback')).toBeUndefined();
    expect(added('/tools/nonsense?a=1')).toBeUndefined();
  });
});
