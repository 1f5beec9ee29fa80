import {
  BLOCKS,
  INLINES,
  validateRichTextDocument,
  type Document,
} from '@contentful/rich-text-types';
import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { ContentProblem } from '../content-problems.ts';
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
import { repairDocument } from './repair-document.ts';
import { readRichText, toRichText } from './to-rich-text.ts';

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

  const withOneBroken = (broken: object) =>
    document(paragraph('Before'), broken, paragraph('After'));
  const around = document(paragraph('Before'), paragraph('After'));

  it('loses only what is broken, which is named with its place', () =>
    checkEach(
      [
        ['a list item outside a list', block('list-item', paragraph('x')), 'may not stand in'],
        ['a table without a row', block('table'), 'a table needs at least one row'],
        ['a row without a cell', table(), 'a row needs at least one cell'],
        ['an unknown block', block('marquee', 'x'), 'a marquee ("x") is left out'],
        ['a node without content', { nodeType: 'paragraph', data: {} }, 'it has no content'],
        ['something that is no node', null as never, 'it is no part of a text'],
        ['an embed of another space', embed('embedded-resource-block', {}), 'another space'],
      ],
      (_, broken, why) => {
        const problems: string[] = [];
        const rich = toRichText(withOneBroken(broken), empty, (problem) => problems.push(problem));
        expect(rich?.document).toEqual(around);
        expect(problems).toEqual([expect.stringMatching(/^block 2: /u)]);
        expect(problems[0]).toContain(why);
      },
    ));

  it.each([
    ['a heading in a heading', block('heading-1', 'A', block('heading-2', 'x')), 'heading-1'],
    [
      'a text without value',
      paragraph('A', { nodeType: 'text', data: {}, marks: [] }),
      'paragraph',
    ],
  ])('keeps what stands around %s', (_, broken, nodeType) => {
    expect(toRichText(document(broken), empty)?.document).toEqual(document(block(nodeType, 'A')));
  });

  it('keeps a table whose cell is broken, and its columns', () => {
    const broken = document(table(cell(paragraph('One')), cell(), cell(paragraph('Three'))));
    expect(toRichText(broken, empty)?.document).toEqual(
      document(table(cell(paragraph('One')), cell(paragraph()), cell(paragraph('Three')))),
    );
  });

  it('keeps numeric spans and leaves others out', () => {
    const spanned = (colspan: unknown) =>
      document(table({ ...cell(paragraph('x')), data: { colspan } }));
    expect(JSON.stringify(toRichText(spanned(2), empty))).toContain('"colspan":2');
    expect(JSON.stringify(toRichText(spanned(1e9), empty))).toContain('"colspan":100');
    expect(toRichText(spanned('2'), empty)?.document).toEqual(
      document(table(cell(paragraph('x')))),
    );
  });

  it('allows lists in table cells and judges them too', () => {
    const inCell = (item: object) =>
      document(table(cell(paragraph('x'), block('unordered-list', item))));
    const good = inCell(block('list-item', paragraph('y')));
    expect(toRichText(good, empty)?.document).toEqual(good);
    expect(toRichText(inCell(paragraph('y')), empty)?.document).toEqual(
      document(table(cell(paragraph('x')))),
    );
  });

  it('is nothing when it is empty, or nothing of it can be shown', () => {
    const circular = block('blockquote');
    circular.content.push(circular as never);
    const long = document(paragraph('x'.repeat(2_000_000)));
    const none = [document(), document(paragraph(' ')), document(circular), long];
    for (const made of [...none, undefined, null, 'text', 7, []]) {
      expect(toRichText(made, empty)).toBeNull();
    }
  });

  it('ends where it is too large or too deep, and says so', () => {
    let deep: object = block('list-item', paragraph('x'));
    for (let level = 0; level < 100; level += 1) {
      deep = block('list-item', block('unordered-list', deep));
    }
    const item = block('list-item', paragraph('y'));
    const circular = block('unordered-list', item);
    item.content.push(circular as never, circular as never);
    for (const flood of [
      ...Array.from({ length: 1 }, () => block('unordered-list', deep)),
      circular,
    ]) {
      const problems: string[] = [];
      const rich = toRichText(document(paragraph('Kept'), flood), empty, (p) => problems.push(p));
      expect(rich?.document.content[0]).toEqual(paragraph('Kept'));
      expect(problems.join()).toMatch(/nested too deeply|too large/u);
      expect(problems.length).toBeLessThanOrEqual(20);
    }
    const large = document(...Array.from({ length: 30_000 }, () => paragraph('x')));
    const problems: string[] = [];
    const rich = toRichText(large, empty, (problem) => problems.push(problem));
    expect(rich?.document.content).toHaveLength(10_000);
    expect(problems).toEqual([expect.stringContaining('everything from here on is left out')]);
  });

  it('keeps the rules that the library checks, whatever it is given', () => {
    const type = fc.constantFrom(...Object.values(BLOCKS), ...Object.values(INLINES), 'odd');
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.record({ nodeType: fc.constant('text'), value: fc.oneof(fc.string(), fc.integer()) }),
        fc.record({
          nodeType: type,
          data: fc.oneof(
            fc.constant({}),
            fc.record({ uri: fc.constantFrom('/x', 'javascript:1'), colspan: fc.anything() }),
            fc.record({ target: fc.constantFrom(link('Entry', 'e'), link('Asset', 'a'), null) }),
          ),
          content: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.constant(null)),
        }),
        fc.anything(),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node), (content) => {
        const { document: made } = repairDocument({ nodeType: 'document', content })!;
        // The library refuses lists in cells, which the service allows.
        const judged = JSON.parse(JSON.stringify(made), (_, value: { nodeType?: string }) =>
          value?.nodeType?.endsWith('-cell') ? { ...value, content: [paragraph()] } : value,
        ) as Document;
        expect(validateRichTextDocument(judged)).toEqual([]);
      }),
      { numRuns: 500 },
    );
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

describe('the rich text of an entry', () => {
  const problemsOf = (value: unknown) => {
    const problems: ContentProblem[] = [];
    const post = entry(
      'blogPost',
      'p',
      { title: 'Prices', slug: 'prices', content: value },
      { updatedAt: '2026-01-02T03:04:05Z' },
    );
    readRichText(
      post,
      'content',
      contextWith([], [], (problem) => problems.push(problem)),
    );
    return problems;
  };

  it('reports what is left out, with the entry, its version and its page', () => {
    expect(problemsOf(document(paragraph('Kept'), block('table')))).toEqual([
      {
        entryId: 'p',
        title: 'Prices',
        version: '2026-01-02T03:04:05Z',
        page: '/blog/prices',
        reason:
          'In "content", block 2: a table is left out, because a table needs at least one row',
        severity: 'error',
        missingId: null,
      },
    ]);
  });

  it('reports links that find nothing, and names what they look for', () => {
    const made = document(
      paragraph('Kept'),
      embed('embedded-entry-block', link('Entry', 'gone')),
      embed('embedded-asset-block', link('Asset', 'away')),
    );
    expect(problemsOf(made).map(({ missingId }) => missingId)).toEqual(['gone', 'away']);
  });

  it('has nothing to report where the field is empty or sound', () => {
    const nothing = [
      undefined,
      null,
      document(),
      document(paragraph('')),
      document(paragraph('x')),
    ];
    for (const value of nothing) expect(problemsOf(value)).toEqual([]);
    expect(problemsOf('plain text')).toHaveLength(1);
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

  it('shows its own message for each thing that can be missing', () =>
    checkEach(
      [
        [
          'without an id',
          { sys: { type: 'Link', linkType: 'Asset' } },
          'Image reference error (no ID)',
        ],
        ['without a target', undefined, 'Image reference error (no ID)'],
        ['of the wrong kind', link('Entry', 'a'), 'Image reference error (no ID)'],
        ['that is missing', link('Asset', 'gone'), 'Image not found (ID: gone)'],
        ['without a file', link('Asset', 'bare'), 'Image file data missing'],
        [
          'with an unsafe address',
          link('Asset', 'bad'),
          'Error rendering asset: address not allowed',
        ],
      ],
      (_, target, message) => {
        const assets = [
          asset('bare', { file: undefined }),
          asset('bad', {}, { url: 'javascript:alert(1)' }),
        ];
        expect(assetOf(target, ...assets)).toEqual({ kind: 'error', message });
      },
    ));
});
