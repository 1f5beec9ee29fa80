import { describe, expect, it } from 'vitest';
import {
  asset,
  block,
  contextWith,
  document,
  entry,
  link,
  paragraph,
  text,
} from '../tests/wire.ts';
import { toRichText } from './to-rich-text.ts';

const empty = contextWith();
const embed = (nodeType: string, target: unknown) => ({ nodeType, data: { target }, content: [] });
const cell = (...content: object[]) => ({ nodeType: 'table-cell', data: {}, content });
const table = (...cells: object[]) => block('table', block('table-row', ...cells));

describe('a rich-text document', () => {
  it('keeps every block and mark of the format', () => {
    const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'];
    const made = document(
      ...[1, 2, 3, 4, 5, 6].map((level) => block(`heading-${level}`, 'Heading')),
      paragraph(...marks.map((mark) => text(mark, mark))),
      block('unordered-list', block('list-item', paragraph('Point'))),
      block('ordered-list', block('list-item', paragraph('One'))),
      block('blockquote', paragraph('Quote')),
      block('hr'),
      table(cell(paragraph('Cell'))),
    );
    expect(toRichText(made, empty)?.document).toEqual(made);
  });

  it.each([
    ['a list item outside a list', document(block('list-item', paragraph('x')))],
    ['a heading in a heading', document(block('heading-1', block('heading-2', 'x')))],
    ['a table without a row', document(block('table'), paragraph('x'))],
    ['a row without a cell', document(block('table', block('table-row')), paragraph('x'))],
    ['a cell without a paragraph', document(table(cell()), paragraph('x'))],
    ['an unknown block', document(block('marquee', 'x'))],
    ['a node without content', document({ nodeType: 'paragraph', data: {} })],
    ['a text without value', document(paragraph({ nodeType: 'text', data: {}, marks: [] }))],
    ['something that is no node', document(null as never)],
  ])('is refused for %s', (_, made) => {
    expect(toRichText(made, empty)).toBeNull();
  });

  it('keeps numeric spans and refuses others', () => {
    const spanned = (colspan: unknown) =>
      document(table({ ...cell(paragraph('x')), data: { colspan } }));
    expect(JSON.stringify(toRichText(spanned(2), empty))).toContain('"colspan":2');
    expect(JSON.stringify(toRichText(spanned(1e9), empty))).toContain('"colspan":100');
    expect(toRichText(spanned('2'), empty)).toBeNull();
  });

  it('allows lists in table cells and judges them too', () => {
    const inCell = (item: object) =>
      document(table(cell(paragraph('x'), block('unordered-list', item))));
    const good = inCell(block('list-item', paragraph('y')));
    expect(toRichText(good, empty)?.document).toEqual(good);
    expect(toRichText(inCell(paragraph('y')), empty)).toBeNull();
  });

  it('is nothing when it is empty, too deep, too large or circular', () => {
    let deep: object = paragraph('x');
    for (let level = 0; level < 100; level += 1) deep = block('blockquote', deep);
    const circular = block('blockquote');
    circular.content.push(circular as never);
    const large = document(...Array.from({ length: 30_000 }, () => paragraph('x')));
    const long = document(paragraph('x'.repeat(2_000_000)));
    const none = [
      document(),
      document(paragraph(' ')),
      document(deep),
      document(circular),
      large,
      long,
    ];
    for (const made of [...none, undefined, null, 'text', 7, []]) {
      expect(toRichText(made, empty)).toBeNull();
    }
  });

  it('drops unknown marks and everything a node should not carry', () => {
    const odd = { ...text('x', 'bold', 'blink'), onclick: 'alert(1)' };
    expect(toRichText(document(paragraph(odd)), empty)?.document).toEqual(
      document(paragraph(text('x', 'bold'))),
    );
  });

  it('keeps the words of an unsafe link and drops its address', () => {
    const linked = (uri: unknown) =>
      document(paragraph({ nodeType: 'hyperlink', data: { uri }, content: [text('Words')] }));
    expect(toRichText(linked('javascript:alert(1)'), empty)?.document).toEqual(
      document(paragraph('Words')),
    );
    expect(toRichText(linked('/contact'), empty)?.document).toEqual(linked('/contact'));
  });

  it('leaves links unresolved and lists what they lead to', () => {
    const post = entry('blogPost', 'post', { title: 'Post', slug: 'post' });
    const made = document(
      embed('embedded-entry-block', link('Entry', 'post')),
      paragraph(
        {
          nodeType: 'entry-hyperlink',
          data: { target: link('Entry', 'goal') },
          content: [text('g')],
        },
        embed('embedded-entry-inline', link('Entry', 'hidden')),
      ),
    );
    const goal = entry('businessGoal', 'goal', { title: 'Goal', slug: 'bopis' });
    const hidden = entry('machine', 'hidden', { title: 'H', slug: 'h', visible: false });
    const rich = toRichText(made, contextWith([post, goal, hidden]));
    expect(rich?.document).toEqual(made);
    expect(rich?.entries).toEqual({
      post: { id: 'post', title: 'Post', href: '/blog/post' },
      goal: { id: 'goal', title: 'Goal', href: '/business-goals/bopis' },
      hidden: { id: 'hidden', title: '', href: null },
    });
  });

  it.each([
    ['machine', '/machines/s'],
    ['productType', '/products/s'],
    ['technology', '/technology/s'],
    ['faqItem', null],
  ])('links a %s to %s', (contentType, href) => {
    const made = document(embed('embedded-entry-block', link('Entry', 'x')));
    const target = entry(contentType, 'x', { title: 'T', slug: 's' });
    expect(toRichText(made, contextWith([target]))?.entries['x']?.href).toBe(href);
  });
});

describe('an embedded asset', () => {
  const assetOf = (target: unknown, ...assets: ReturnType<typeof asset>[]) => {
    const made = document(embed('embedded-asset-block', target));
    return Object.values(toRichText(made, contextWith([], assets))?.assets ?? {})[0];
  };

  it('is a picture with its caption, or a file', () => {
    expect(assetOf(link('Asset', 'a'), asset('a', { description: 'Caption' }))).toMatchObject({
      kind: 'picture',
      picture: { alt: 'Title of a' },
      caption: 'Caption',
    });
    const pdf = asset(
      'a',
      {},
      { contentType: 'application/pdf', url: '//assets.ctfassets.net/a.pdf' },
    );
    expect(assetOf(link('Asset', 'a'), pdf)).toEqual({
      kind: 'file',
      url: 'https://assets.ctfassets.net/a.pdf',
      title: 'Title of a',
    });
  });

  it.each([
    [
      'without an id',
      { sys: { type: 'Link', linkType: 'Asset' } },
      'Image reference error (no ID)',
    ],
    ['without a target', undefined, 'Image reference error (no ID)'],
    ['of the wrong kind', link('Entry', 'a'), 'Image reference error (no ID)'],
    ['that is missing', link('Asset', 'gone'), 'Image not found (ID: gone)'],
    ['without a file', link('Asset', 'bare'), 'Image file data missing'],
    ['with an unsafe address', link('Asset', 'bad'), 'Error rendering asset: address not allowed'],
  ])('%s shows its own message', (_, target, message) => {
    const assets = [
      asset('bare', { file: undefined }),
      asset('bad', {}, { url: 'javascript:alert(1)' }),
    ];
    expect(assetOf(target, ...assets)).toEqual({ kind: 'error', message });
  });
});
