import { describe, expect, test } from 'vitest';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { createFieldMarks, withoutMarks, type FieldMarks } from './field-marks.ts';
import { markFields } from './mark-fields.ts';
import { tagPage } from './tag-page.ts';

const PAGE = /^<!DOCTYPE html><html><head><\/head><body>(?<body>.*)<\/body><\/html>$/su;
const tagBody = (body: string, marks: FieldMarks) =>
  PAGE.exec(tagPage(`<!DOCTYPE html><html><body>${body}</body></html>`, marks))!.groups!['body']!;

const mapOf = (...fields: string[]) => ({
  contentSourceMaps: {
    sys: { type: 'ContentSourceMaps' },
    mappings: Object.fromEntries(
      fields.map((field) => [`/fields/${field}`, { source: { fieldType: 0, editorInterface: 0 } }]),
    ),
  },
});

function entry(id: string, fields: Record<string, unknown>, sys: object = {}): ContentfulEntry {
  const contentType = { sys: { id: 'machine' } };
  return { sys: { id, type: 'Entry', contentType, ...sys } as ContentfulEntry['sys'], fields };
}

describe('a previewed page', () => {
  test('says of two equal words which entry each came from, and holds no mark', () => {
    const marks = createFieldMarks();
    const [one, two] = ['m1', 'm2'].map(
      (id) => markFields(entry(id, { title: 'Divi & Co' }), marks).fields['title'] as string,
    );
    const html = tagBody(
      `<ul><li>${one!.replace('&', '&amp;')}</li><li><b class="x">${two!.replace('&', '&amp;')}</b></li></ul>`,
      marks,
    );
    expect(html).toBe(
      '<ul><li data-contentful-entry-id="m1" data-contentful-field-id="title" data-contentful-locale="en-US" data-preview-text="">Divi &amp; Co</li>' +
        '<li><b class="x" data-contentful-entry-id="m2" data-contentful-field-id="title" data-contentful-locale="en-US" data-preview-text="">Divi &amp; Co</b></li></ul>',
    );
  });

  test('keeps words that are part of a sentence from being replaced by the field alone', () => {
    const marks = createFieldMarks();
    const { fields } = markFields(entry('m1', { title: 'Divi' }), marks);
    const html = tagBody(`<h2>Interested in the ${fields['title'] as string}?</h2>`, marks);
    expect(html).toContain('data-contentful-entry-id="m1"');
    expect(html).not.toContain('data-preview-text');
  });

  test('names the place in a list, a part of a rich text, and the asset of a picture', () => {
    const marks = createFieldMarks();
    const rich = {
      nodeType: 'document',
      content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'Cold' }] }],
    };
    const { fields } = markFields(entry('m1', { features: ['One', 'Two'], body: rich }), marks);
    const asset = markFields(
      { sys: { id: 'a1', type: 'Asset' }, fields: { title: 'Front', file: { url: '//x/y.png' } } },
      marks,
    );
    const words = (fields['body'] as { content: { content: { value: string }[] }[] }).content[0]!
      .content[0]!.value;
    const html = tagBody(
      `<li>${(fields['features'] as string[])[1]!}</li><p>${words}</p><img alt="${asset.fields['title'] as string}"/>`,
      marks,
    );
    expect(html).toMatch(/<li [^>]*"features"[^>]* data-preview-text="1">Two/u);
    expect(html).toMatch(
      /<p data-contentful-entry-id="m1" data-contentful-field-id="body"[^>]*>Cold/u,
    );
    expect(html).not.toMatch(/<p [^>]*preview-text/u);
    expect(html).toMatch(/<img alt="Front" data-contentful-asset-id="a1"[^>]*>/u);
    expect(asset.fields['file']).toEqual({ url: '//x/y.png' });
  });

  test('follows the content source map: what it does not name has no words', () => {
    const marks = createFieldMarks();
    const fields = { title: 'Divi', code: 'X1', slug: 'divi', primaryButtonUrl: '/x' };
    const marked = markFields(entry('m1', fields, mapOf('title', 'slug')), marks);
    expect(marked.fields).toEqual({ ...fields, title: expect.not.stringMatching(/^Divi$/u) });
    // Without a map every text is taken for words, save those the site reads itself.
    const unmapped = markFields(entry('m1', fields), marks).fields;
    expect(unmapped).toMatchObject({ slug: 'divi', primaryButtonUrl: '/x' });
    expect(unmapped['code']).not.toBe('X1');
  });

  test('leaves scripts, heads and addresses clean too', () => {
    const marks = createFieldMarks();
    const title = markFields(entry('m1', { title: 'Divi' }), marks).fields['title'] as string;
    const html = tagBody(
      `<title>${title}</title><script>{"a":"${title}<b>"}</script><a href="/x?t=${encodeURIComponent(title)}">${title.slice(0, -2)}…</a>`,
      marks,
    );
    expect(html).toBe(
      '<title>Divi</title><script>{"a":"Divi<b>"}</script><a href="/x?t=Divi">Divi…</a>',
    );
    expect(withoutMarks(title)).toBe('Divi');
  });
});
