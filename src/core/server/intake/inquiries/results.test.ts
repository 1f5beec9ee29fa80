import { expect, it } from 'vitest';
import { englishWording } from '#copy/wordings.ts';
import { aboutHref, describeResults, readResult } from './results.ts';

it('what an inquiry is about leads back to its page', () => {
  expect(aboutHref('machine:divi-wp')).toBe('/machines/divi-wp');
  expect(aboutHref('goal:bopis')).toBe('/business-goals/bopis');
  expect(aboutHref('technology:a/../b')).toBe('/technology/a%2F..%2Fb');
  expect(aboutHref('tool:savings')).toBeNull();
  expect(aboutHref('javascript:alert(1)')).toBeNull();
});

it('a result of a page that the site does not have is none', async () => {
  expect(readResult('gone:1:a,b')).toBeNull();
  expect(aboutHref('tool:gone:1:a,b')).toBeNull();
  expect(await describeResults(englishWording, [{ tool: 'gone', query: 'a=1' }], null)).toEqual([]);
});
