import { expect, test } from 'vitest';
import { resultHref } from '#content/project/project-list.ts';
import type { StoredProject } from '#content/project/stored-project.ts';
import { projectWords as words } from '#copy/en/project-words.ts';
import { fill } from '#copy/wording.ts';
import { englishWording } from '#copy/wordings.ts';
import { toProjectDocument } from './to-project-document.ts';

const PROJECT: StoredProject = {
  query: 'machine=duo:2&machine=divi-wp:1&tool=payback:price%3D4',
  machines: [
    { slug: 'duo', title: 'Duo', quantity: 2 },
    { slug: 'divi-wp', title: 'Divi WP', quantity: 1 },
  ],
  sums: [{ name: 'Pieces', value: '3' }],
  results: [
    {
      tool: 'payback',
      query: 'price=4',
      title: 'Payback of a machine',
      formulaVersion: 3,
      inputs: [{ name: 'Price', value: '4.00' }],
      lines: [{ name: 'Paid for itself after', value: '14 months' }],
    },
  ],
};
const picture = { kind: 'picture', of: 'duo' } as const;
const absolute = (path: string) => `https://www.example.com${path}`;
const link = (url: string) => ({ kind: 'link', text: url, url });

test('a list is printed with its address, quantities, pages, results and the version of their formulas', () => {
  const blocks = toProjectDocument(englishWording, PROJECT, {
    absolute,
    left: ['This site has no machine “x”.'],
    pictures: new Map([
      ['duo', picture],
      ['divi-wp', null],
    ]),
  });
  expect(blocks).toEqual([
    { kind: 'paragraph', text: words.pdf.address },
    link(`https://www.example.com/project?${PROJECT.query}`),
    { kind: 'heading', level: 2, text: words.machines.title },
    { kind: 'heading', level: 3, text: '2 × Duo' },
    picture,
    link('https://www.example.com/machines/duo'),
    { kind: 'heading', level: 3, text: '1 × Divi WP' },
    link('https://www.example.com/machines/divi-wp'),
    { kind: 'heading', level: 2, text: words.sums.title },
    { kind: 'facts', rows: PROJECT.sums },
    { kind: 'heading', level: 2, text: words.results.title },
    { kind: 'heading', level: 3, text: 'Payback of a machine' },
    { kind: 'paragraph', text: fill(words.formulaVersion, { version: 3 }) },
    { kind: 'facts', rows: PROJECT.results[0]!.lines },
    { kind: 'paragraph', text: words.inputs },
    { kind: 'facts', rows: PROJECT.results[0]!.inputs },
    link(absolute(resultHref(PROJECT.results[0]!))),
    { kind: 'heading', level: 2, text: words.left.title },
    { kind: 'list', items: ['This site has no machine “x”.'] },
  ]);
});

test('what a list has not has no heading', () => {
  const blocks = toProjectDocument(
    englishWording,
    { ...PROJECT, sums: [], results: [] },
    { absolute, left: [], pictures: new Map() },
  );
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  );
  expect(headings).toEqual([words.machines.title]);
});
