import { validateRichTextDocument } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { doc, h2, p, quote, rule, table, ul } from './rich-text.ts';

test('inline marks and links become nodes, and the words between them stay', () => {
  const { content } = p('a **b** *c* `d` [e](/f) [g](entry:h) i');
  expect(content.map((node) => node.nodeType)).toEqual([
    'text',
    'text',
    'text',
    'text',
    'text',
    'text',
    'text',
    'hyperlink',
    'text',
    'entry-hyperlink',
    'text',
  ]);
  expect(content[1]).toMatchObject({ value: 'b', marks: [{ type: 'bold' }] });
  expect(content[3]).toMatchObject({ value: 'c', marks: [{ type: 'italic' }] });
  expect(content[5]).toMatchObject({ value: 'd', marks: [{ type: 'code' }] });
  expect(content[7]).toMatchObject({ data: { uri: '/f' } });
  expect(content[9]).toMatchObject({ data: { target: { sys: { id: 'h', linkType: 'Entry' } } } });
  expect(content[10]).toMatchObject({ value: ' i', marks: [] });
});

test('a text without marks is one node, an empty one too', () => {
  expect(p('plain').content).toHaveLength(1);
  expect(p('').content).toHaveLength(1);
});

test('the first row of a table is its header row', () => {
  const node = table(['a', 'b'], ['c', 'd']);
  const cells = JSON.stringify(node).match(/table-(header-)?cell/g);
  expect(cells).toEqual(['table-header-cell', 'table-header-cell', 'table-cell', 'table-cell']);
});

test('documents are valid', () => {
  const document = doc(h2('a'), p('b'), ul('c', 'd'), quote('e'), rule(), table(['f'], ['g']));
  expect(validateRichTextDocument(document)).toEqual([]);
});
