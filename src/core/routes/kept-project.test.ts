import { expect, it } from 'vitest';
import { parseProject } from '#content/project/project-list.ts';
import { keepProject, readKeptProject } from './kept-project.ts';

const LIST = {
  machines: [{ slug: 'a=b&c,d;é%3Be', quantity: 2 }],
  results: [],
};
const ask = (headers: Record<string, string> = {}, url = 'https://site.example/project?kept=') =>
  new Request(url, { headers });

it('a list comes back from its cookie as it was', () => {
  const cookie = keepProject(ask(), LIST)['Set-Cookie']!;
  expect(cookie).toMatch(/^project=[!#-+\--:<-[\]-~]*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u);
  const kept = readKeptProject(ask({ Cookie: `a=1; ${cookie.split(';')[0]}; b=2` }));
  expect(parseProject(kept!).list).toEqual(LIST);
});

it('nothing is kept of what is only fetched ahead, nor of what has no room', () => {
  expect(keepProject(ask({ 'Sec-Purpose': 'prefetch' }), LIST)).toEqual({});
  const long = { machines: [], results: [{ tool: 'a', query: 'x'.repeat(4_000) }] };
  expect(keepProject(ask(), long)).toEqual({});
  expect(readKeptProject(ask())).toBe(null);
});
