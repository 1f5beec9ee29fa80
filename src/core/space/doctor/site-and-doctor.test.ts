import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import type { ContentfulAsset, ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { asset, document, entry, link, paragraph, text } from '#content/tests/wire.ts';
import type { Finding } from './finding.ts';
import { readBoth } from './test-support/read-both.ts';

const WORDS = {
  title: 'Title',
  description: 'A description of more than fifty letters, for search.',
};
const SOUND = {
  ...WORDS,
  slug: 'sound',
  publishDate: '2026-01-01',
  content: document(paragraph('x')),
};

/** Of what an entry lacks, and of a kind that has no other entry. */
const SAID_AGAIN = new Set(['required-fields', 'missing-content']);

const errorsIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ severity, check }) => severity === 'error' && !SAID_AGAIN.has(check))
    .map(({ check, id, field }) => [check, id, field].join(' '));

const post = (fields: Record<string, unknown>) => entry('blogPost', 'p', { ...SOUND, ...fields });
const textWith = (...nodes: object[]) => post({ content: document(...nodes, paragraph('words')) });
const node = (nodeType: string, data: object, ...content: object[]) => ({
  nodeType,
  data,
  content,
});
const linkTo = (uri: unknown) => paragraph(node('hyperlink', { uri }, text('here')));
const embedded = (id: string) => node('embedded-asset-block', { target: link('Asset', id) });

type Case = [what: string, ContentfulEntry[], ContentfulAsset[], errors: string[]];

const CASES: Case[] = [
  ['nothing wrong', [post({})], [], []],
  ['a slug with a percent sign', [post({ slug: '100%-off' })], [], []],
  ['a slug that ends in a space', [post({ slug: 'trailing-space ' })], [], []],
  ['a slug of 245 letters', [post({ slug: 'x'.repeat(245) })], [], []],
  ['a slug that is too long', [post({ slug: 'x'.repeat(300) })], [], ['slugs p slug']],
  ['a slug of the feed', [post({ slug: 'rss.xml' })], [], ['slugs p slug']],
  [
    'a machine that is the comparison',
    [entry('machine', 'm', { ...SOUND, slug: 'compare' })],
    [],
    ['slugs m slug'],
  ],
  ['an address with spaces', [textWith(linkTo('mailto:a@b.example?subject=Price list'))], [], []],
  [
    'a percent sign in an address',
    [post({ slug: '100%-off', content: document(linkTo('/blog/100%-off')) })],
    [],
    [],
  ],
  [
    'a letter that may be encoded',
    [post({ slug: 'für', content: document(linkTo('/blog/für')) })],
    [],
    [],
  ],
  ['script as an address', [textWith(linkTo('javascript:alert(1)'))], [], ['left-out p content']],
  [
    'script as the address of a link',
    [entry('navigationLink', 'l', { title: 'Here', url: 'javascript:alert(1)' })],
    [],
    ['unsafe-content l url'],
  ],
  ['no address at all', [textWith(linkTo(undefined))], [], ['left-out p content']],
  ['an address of no page', [textWith(linkTo('/blog/nowhere'))], [], ['dead-pages p content']],
  [
    'an asset without a file',
    [textWith(embedded('a'), embedded('a'))],
    [asset('a', { file: undefined })],
    ['files a file'],
  ],
  [
    'an asset without an address',
    [textWith(embedded('a'))],
    [asset('a', {}, { url: '' })],
    ['files a file'],
  ],
  [
    'an asset that is kept elsewhere',
    [textWith(embedded('a'))],
    [asset('a', {}, { url: 'https://elsewhere.example/a.png' })],
    ['files a file'],
  ],
  [
    'an asset of the European region',
    [textWith(embedded('a'))],
    [asset('a', {}, { url: '//images.eu.ctfassets.net/s/a/t/a.png' })],
    [],
  ],
  ['an asset that is not there', [textWith(embedded('gone'))], [], ['broken-links p content']],
  [
    'an embed without a target',
    [textWith(node('embedded-asset-block', {}))],
    [],
    ['left-out p content'],
  ],
  [
    'a picture without a file',
    [post({ featuredImage: link('Asset', 'a') })],
    [asset('a', { file: undefined })],
    ['files a file'],
  ],
  [
    'a document for a picture',
    [post({ featuredImage: link('Asset', 'a') })],
    [asset('a', {}, { contentType: 'application/pdf' })],
    ['files p featuredImage'],
  ],
  [
    'a picture for a video',
    [entry('businessGoal', 'g', { ...SOUND, video: link('Asset', 'a') })],
    [asset('a')],
    ['files g video'],
  ],
  [
    'a video of YouTube that is none',
    [entry('productType', 't', { ...SOUND, youtubeVideoId: 'https://example.com/' })],
    [],
    ['files t youtubeVideoId'],
  ],
  ['a table without rows', [textWith(node('table', {}))], [], ['left-out p content']],
  [
    'two tables without rows, and a link to nothing',
    [textWith(node('table', {}), embedded('gone'))],
    [],
    ['broken-links p content', 'left-out p content'],
  ],
  [
    'a format that the site does not know',
    [textWith(paragraph(text('loud', 'blink')))],
    [],
    ['left-out p content'],
  ],
  [
    'an embedded entry without a title',
    [textWith(node('embedded-entry-block', { target: link('Entry', 'f') })), entry('feature', 'f')],
    [],
    ['left-out p content'],
  ],
  [
    'a feature without a title',
    [
      entry('productType', 't', { ...SOUND, features: [link('Entry', 'f')] }),
      entry('feature', 'f'),
    ],
    [],
    [],
  ],
  [
    'a figure beyond its limits',
    [entry('machine', 'm', { ...SOUND, weightKg: -5 })],
    [],
    ['left-out m weightKg'],
  ],
  ['a page without sections', [entry('page', 'p', SOUND)], [], ['left-out p ']],
  [
    'a page at an address of the site',
    [entry('page', 'p', { ...SOUND, slug: 'contact' })],
    [],
    ['slugs p slug'],
  ],
  [
    'the same asset in two posts',
    [
      textWith(embedded('a')),
      entry('blogPost', 'q', { ...SOUND, slug: 'q', content: document(embedded('a')) }),
    ],
    [asset('a', { file: undefined })],
    ['files a file'],
  ],
];

test('the doctor names each thing once, and nothing that shows', () =>
  checkEach<Case>(CASES, async (_, entries, assets, errors) => {
    const { findings } = await readBoth(entries, assets);
    expect(errorsIn(findings).toSorted()).toEqual(errors.toSorted());
  }));

test('what the site reports the doctor says, too', () =>
  checkEach<Case>(CASES, async (_, entries, assets) => {
    const { problems, findings } = await readBoth(entries, assets);
    for (const { entryId, missingId, reason } of problems) {
      const ids = findings.map(({ id }) => id);
      expect(ids, reason).toEqual(
        expect.arrayContaining([ids.includes(missingId ?? '') ? missingId : entryId]),
      );
    }
  }));
