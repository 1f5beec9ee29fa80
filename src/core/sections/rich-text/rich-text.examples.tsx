import type { RichText } from '#content/rich-text/rich-text.ts';
import type { Example } from '#ui/gallery/gallery-examples.ts';
import { RichTextBody } from './rich-text-body.tsx';
import type { RichTextNode } from './rich-text-node.ts';

const t = (value: string, ...marks: string[]): RichTextNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (
  nodeType: string,
  content: RichTextNode[] = [],
  data: NonNullable<RichTextNode['data']> = {},
): RichTextNode => ({ nodeType, content, data });
const p = (...content: RichTextNode[]) => node('paragraph', content);
const target = (id: string) => ({ target: { sys: { id } } });
const cell = (words: string, spans = {}) => node('table-cell', [p(t(words))], spans);
const head = (words: string, spans = {}) => node('table-header-cell', [p(t(words))], spans);
const row = (...cells: RichTextNode[]) => node('table-row', cells);

function richText(content: RichTextNode[], tables: Partial<RichText> = {}): RichText {
  const document = node('document', content) as unknown as RichText['document'];
  return { entries: {}, assets: {}, ...tables, document };
}

const marks = richText([
  node('heading-1', [t('Every block and mark')]),
  p(
    t('Plain, '),
    t('bold', 'bold'),
    t(', '),
    t('italic', 'italic'),
    t(', '),
    t('underlined', 'underline'),
    t(', '),
    t('struck', 'strikethrough'),
    t(', '),
    t('code()', 'code'),
    t(', H'),
    t('2', 'subscript'),
    t('O, m'),
    t('2', 'superscript'),
    t(' and '),
    t('two at once', 'bold', 'italic'),
    t('.\nA line break within a paragraph, then '),
    node('hyperlink', [t('a link')], { uri: 'https://example.com/' }),
    t('.'),
  ),
  ...[2, 3, 4, 5, 6].flatMap((level) => [
    node(`heading-${level}`, [t(`Heading ${level}`)]),
    p(t('Text below it.')),
  ]),
  node('unordered-list', [
    node('list-item', [p(t('First point'))]),
    node('list-item', [
      p(t('Second point, with a list of its own')),
      node('ordered-list', [node('list-item', [p(t('One'))]), node('list-item', [p(t('Two'))])]),
    ]),
  ]),
  node('blockquote', [p(t('A machine that is empty sells nothing.'))]),
  node('hr'),
  p(t('After the rule.')),
  p(t('')),
]);

const table = richText([
  node('table', [
    row(head('Cabinet'), head('Cells', { colspan: 2 }), head('Temperature range')),
    row(head('Locker 10', { rowspan: 2 }), cell('Six small'), cell('Four large'), cell('Ambient')),
    row(cell('Eight small'), cell('Two large'), cell('Refrigerated, 2 to 5 °C')),
  ]),
]);

const embeds = richText(
  [
    node('embedded-asset-block', [], target('picture')),
    node('embedded-asset-block', [], target('file')),
    node('embedded-entry-block', [], target('machine')),
    node('embedded-entry-block', [], target('nowhere')),
    p(
      t('Within a line: '),
      node('embedded-entry-inline', [], target('machine')),
      t(', '),
      node('entry-hyperlink', [t('a linked entry')], target('machine')),
      t(' and '),
      node('asset-hyperlink', [t('a linked file')], target('file')),
      t('.'),
    ),
  ],
  {
    entries: {
      machine: { id: 'machine', title: 'Divi WP', href: '/machines/divi-wp' },
      nowhere: { id: 'nowhere', title: 'An entry without a page', href: null },
    },
    assets: {
      picture: {
        kind: 'picture',
        picture: { url: '/pictures/wall-1600.webp', alt: 'A wall unit', width: 1600, height: 1200 },
        caption: 'The wall unit hangs on four bolts.',
      },
      file: { kind: 'file', url: '/logo.png', title: 'Data sheet (PDF)' },
    },
  },
);

const brokenEmbeds = richText(
  [
    node('embedded-asset-block', [], target('')),
    node('embedded-asset-block', [], target('5Xk2')),
    node('embedded-asset-block', [], target('empty')),
    node('embedded-asset-block', [], target('refused')),
    node('embedded-entry-block', [], target('gone')),
    p(t('Text goes on.')),
  ],
  {
    assets: {
      empty: { kind: 'error', message: 'Image file data missing' },
      refused: { kind: 'error', message: 'Error rendering asset: address not allowed' },
    },
  },
);

/** Rich text with everything in it, and with things missing. */
export const examples: Example[] = [
  { name: 'blocks and marks', render: () => framed(marks) },
  { name: 'table', render: () => framed(table) },
  { name: 'embeds', render: () => framed(embeds) },
  { name: 'broken embeds', render: () => framed(brokenEmbeds) },
  { name: 'nothing', render: () => framed(null) },
];

function framed(text: RichText | null) {
  return (
    <div className="container-site py-8">
      <RichTextBody text={text} />
    </div>
  );
}
