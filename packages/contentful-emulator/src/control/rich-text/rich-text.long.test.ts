import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDocumentShape } from '../checks/check-rich-text.ts';
import type { JsonObject } from '../../space/space-types.ts';
import { contentOf, MARKS, nodeOf, textOf, toReading } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';
import { parseRichText, toRichTextText } from './rich-text.ts';

const paragraph = (...content: RichTextNode[]) => nodeOf('paragraph', content);
const plain = (text: string) => paragraph(textOf(text));
const target = (type: string, id: string) => ({
  target: { sys: { type: 'Link', linkType: type, id } },
});
const item = (...content: RichTextNode[]) => nodeOf('list-item', content);
const read = (text: string) => parseRichText(text, undefined) as RichTextNode | undefined;

test.each<[string, RichTextNode[]]>([
  ['## Head **x**', [nodeOf('heading-2', [textOf('Head '), textOf('x', ['bold'])])]],
  ['One\nline\n\nTwo', [plain('One\nline'), plain('Two')]],
  [
    '*a **b** c*',
    [
      paragraph(
        textOf('a ', ['italic']),
        textOf('b', ['italic', 'bold']),
        textOf(' c', ['italic']),
      ),
    ],
  ],
  ['2 * 3 * 4 and *', [plain('2 * 3 * 4 and *')]],
  [
    '\\*no\\* `code` ~~gone~~',
    [
      paragraph(
        textOf('*no* '),
        textOf('code', ['code']),
        textOf(' '),
        textOf('gone', ['strikethrough']),
      ),
    ],
  ],
  [
    'H<sub>2</sub>O <u>now</u>',
    [
      paragraph(
        textOf('H'),
        textOf('2', ['subscript']),
        textOf('O '),
        textOf('now', ['underline']),
      ),
    ],
  ],
  [
    'See [the **page**](https://a.b/c?d=e).',
    [
      paragraph(
        textOf('See '),
        nodeOf('hyperlink', [textOf('the '), textOf('page', ['bold'])], {
          uri: 'https://a.b/c?d=e',
        }),
        textOf('.'),
      ),
    ],
  ],
  [
    '[a](entry:e1) [b](asset:a1)',
    [
      paragraph(
        nodeOf('entry-hyperlink', [textOf('a')], target('Entry', 'e1')),
        textOf(' '),
        nodeOf('asset-hyperlink', [textOf('b')], target('Asset', 'a1')),
      ),
    ],
  ],
  [
    '- a\n- b\n  1. c\n\n- d',
    [
      nodeOf('unordered-list', [
        item(plain('a')),
        item(plain('b'), nodeOf('ordered-list', [item(plain('c'))])),
        item(plain('d')),
      ]),
    ],
  ],
  ['> a\n>\n> b', [nodeOf('blockquote', [plain('a'), plain('b')])]],
  [
    '---\n{{asset:a1}}\n{{entry:e1}}',
    [
      nodeOf('hr', []),
      nodeOf('embedded-asset-block', [], target('Asset', 'a1')),
      nodeOf('embedded-entry-block', [], target('Entry', 'e1')),
    ],
  ],
  [
    'see {{entry:e1}}!',
    [
      paragraph(
        textOf('see '),
        nodeOf('embedded-entry-inline', [], target('Entry', 'e1')),
        textOf('!'),
      ),
    ],
  ],
  [
    '| a | b |\n| --- | --- |\n| 1 \\| 2 | |',
    [
      nodeOf('table', [
        nodeOf('table-row', [
          nodeOf('table-header-cell', [plain('a')]),
          nodeOf('table-header-cell', [plain('b')]),
        ]),
        nodeOf('table-row', [
          nodeOf('table-cell', [plain('1 | 2')]),
          nodeOf('table-cell', [plain('')]),
        ]),
      ]),
    ],
  ],
])('%j is read as written', (text, content) => {
  expect(toReading(read(text)!)).toEqual(toReading(nodeOf('document', content)));
  expect(checkDocumentShape(read(text)!)).toBeUndefined();
});

test('nothing is no document', () => {
  expect(read(' \n\n')).toBeUndefined();
});

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    '*',
    '**',
    '# a',
    '- b',
    '1. c',
    '> d',
    '{{entry:x}}',
    '| e |',
    '<b>',
    '---',
    '\\',
    '[x](y)',
    'a\nb',
    ' c ',
  ),
);
const marks = fc.subarray(MARKS, { maxLength: 2 });
const textNode = fc.tuple(word, marks).map(([value, types]) => textOf(value, types));
const inline: fc.Arbitrary<RichTextNode> = fc.oneof(
  { weight: 4, arbitrary: textNode },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(textNode, { minLength: 1, maxLength: 2 }), fc.webUrl())
      .map(([content, uri]) => nodeOf('hyperlink', content, { uri })),
  },
  { weight: 1, arbitrary: fc.constant(nodeOf('embedded-entry-inline', [], target('Entry', 'e1'))) },
  {
    weight: 1,
    arbitrary: fc.constant(
      nodeOf('resource-hyperlink', [textOf('far')], { target: { sys: { urn: 'crn:x' } } }),
    ),
  },
);
const paragraphs = fc.array(inline, { maxLength: 3 }).map((content) => paragraph(...content));
const { block } = fc.letrec<{ block: RichTextNode }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraphs,
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.array(inline, { maxLength: 2 }))
      .map(([size, content]) => nodeOf(`heading-${size}`, content)),
    fc.constantFrom(
      nodeOf('hr', []),
      nodeOf('embedded-asset-block', [], target('Asset', 'a1')),
      nodeOf('embedded-resource-block', [], { target: {} }),
    ),
    fc
      .array(paragraphs, { minLength: 1, maxLength: 2 })
      .map((content) => nodeOf('blockquote', content)),
    fc
      .array(
        fc.array(fc.array(paragraphs, { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: 2,
        }),
        { minLength: 1, maxLength: 2 },
      )
      .map((rows) =>
        nodeOf(
          'table',
          rows.map((cells) =>
            nodeOf(
              'table-row',
              cells.map((content) => nodeOf('table-cell', content)),
            ),
          ),
        ),
      ),
    fc
      .tuple(
        fc.constantFrom('ordered-list', 'unordered-list'),
        fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([type, items]) =>
        nodeOf(
          type,
          items.map((content) => item(...content)),
        ),
      ),
  ),
}));
const documents = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => nodeOf('document', content));

test('a text nobody touched is the same document, whatever it holds', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const again = parseRichText(toRichTextText(document), document) as RichTextNode | undefined;
      expect(contentOf(again ?? nodeOf('document', []))).toEqual(withoutEmptyEnd(document, again));
    }),
    { numRuns: 400 },
  );
});

test('a paragraph written in front leaves every block behind it as it was', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const again = parseRichText(
        `New words.\n\n${toRichTextText(document)}`,
        document,
      ) as RichTextNode;
      expect(contentOf(again).slice(1)).toEqual(contentOf(document));
    }),
    { numRuns: 400 },
  );
});

test('what can be written says the same when it is read without the document it came from', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const written = toRichTextText(document);
      fc.pre(!written.includes('{{kept'));
      const again = read(written) ?? nodeOf('document', []);
      const reading = (node: RichTextNode) =>
        (toReading(node) as { content: JsonObject[] }).content;
      const isEmpty = (node: JsonObject | undefined) =>
        JSON.stringify(node) === JSON.stringify({ type: 'paragraph', data: {}, content: [] });
      const wanted = reading(document);
      if (isEmpty(wanted.at(-1))) wanted.pop();
      expect(reading(again)).toEqual(wanted);
    }),
    { numRuns: 400 },
  );
});

// A document of one empty paragraph is shown as no text at all.
function withoutEmptyEnd(document: RichTextNode, again: RichTextNode | undefined): RichTextNode[] {
  return again === undefined ? [] : contentOf(document);
}

test('what cannot be written is named, kept, and refused where nothing is kept under its name', () => {
  const odd = nodeOf('embedded-resource-block', [], { target: { sys: { urn: 'crn:x' } } });
  const document = nodeOf('document', [plain('a'), odd]);
  expect(toRichTextText(document)).toBe('a\n\n{{kept 2: embedded resource block}}');
  const moved = parseRichText('{{kept 2: embedded resource block}}\n\nchanged', document);
  expect(moved).toEqual(nodeOf('document', [odd, plain('changed')]));
  expect(() => parseRichText('{{kept 3: table}}', document)).toThrow(
    'there is nothing kept as {{kept 3: table}}',
  );
});
