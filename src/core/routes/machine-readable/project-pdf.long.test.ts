import { oneLanguage } from '#content/locales/language.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { projectWords as words } from '#copy/en/project-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { englishWording } from '#copy/wordings.ts';
import {
  createSiteDocuments,
  documentsContext,
  pageContext,
  type PageContext,
} from '#server/http/http.ts';
import { readDocument } from '#tests/support/read-document.ts';
import { loader } from './project-pdf.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const filesDir = join(ROOT, 'public');
const SITE = 'https://www.example.com';

/** Asks a site that shows the machines that are built in. */
function ask(
  query: string,
  { siteName = 'Bright Vend', segment = null as string | null } = {},
): Promise<Response> {
  const context = new RouterContextProvider();
  const languages = oneLanguage();
  context.set(documentsContext, createSiteDocuments({ filesDir, serviceOrigin: () => null }));
  context.set(pageContext, {
    wording: englishWording,
    language: { language: { ...languages.default, segment }, languages },
    reader: fakeReader({ configured: false }),
    siteSettings: () => Promise.resolve(NO_SITE_SETTINGS),
    settings: { siteUrl: SITE, siteName },
  } as unknown as PageContext);
  const request = new Request(`${SITE}/project.pdf${query}`);
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
}

test('a list is one tagged file with pictures, quantities, addresses and its day', async () => {
  const answer = await ask('?machine=divi-wp:2&machine=locker-10-cell:1&machine=no-such:1');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-disposition': 'inline; filename="project-list.pdf"',
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  const read = await readDocument(Buffer.from(await answer.arrayBuffer()));
  expect(read.problems).toEqual([]);
  expect(read.title).toBe(words.title);
  const texts = read.texts.map(({ text }) => text);
  for (const text of [
    `${SITE}/project?machine=divi-wp:2&machine=locker-10-cell:1`,
    '2 × DIVI-WP',
    `${SITE}/machines/divi-wp`,
    fill(words.left.missing, { slug: 'no-such' }),
  ])
    expect(texts).toContain(text);
  expect(texts.at(-1)).toContain(String(new Date().getUTCFullYear()));
  expect(read.roles.filter((role) => role === 'Figure')).toHaveLength(2);
});

test.each([
  ['', 404, words.empty.title],
  ['?utm_source=x', 404, words.empty.title],
  ['?machine=no-such', 404, fill(words.left.missing, { slug: 'no-such' })],
  ['?tool=nonsense:1', 404, fill(words.left.unreadable, { text: 'nonsense:1' })],
  ['?machine=divi-wp:0', 400, words.pdf.refused],
  ['?machine=locker-10-cell:1&add=nowhere', 400, words.pdf.refused],
])('%s has no file: %i', async (query, status, text) => {
  const answer = await ask(query);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/u);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain(text);
});

test('a machine that is added by its address is in the file', async () => {
  const answer = await ask(
    `?machine=divi-wp:1&add=${encodeURIComponent(`${SITE}/machines/locker-10-cell`)}`,
  );
  const { texts } = await readDocument(Buffer.from(await answer.arrayBuffer()));
  expect(texts.map(({ text }) => text)).toContain(
    `${SITE}/project?machine=divi-wp:1&machine=locker-10-cell:1`,
  );
});

test('the addresses in the file lead to the language of the list', async () => {
  const answer = await ask('?machine=divi-wp:2', { segment: 'de' });
  const { texts } = await readDocument(Buffer.from(await answer.arrayBuffer()));
  const links = texts.filter(({ role }) => role === 'Link').map(({ text }) => text);
  expect(links).toEqual([`${SITE}/de/project?machine=divi-wp:2`, `${SITE}/de/machines/divi-wp`]);
});

test('a list with letters that no font has is no file with holes', async () => {
  const answer = await ask('?machine=divi-wp:2', { siteName: '智能' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(
    fill(specSheetWords.unprintable, { url: `${SITE}/project?machine=divi-wp:2` }),
  );
});
