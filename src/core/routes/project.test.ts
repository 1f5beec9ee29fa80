import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { oneLanguage } from '#content/locales/language.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { englishWording } from '#copy/wordings.ts';
import { pageContext, type PageContext } from '#server/http/http.ts';
import { loader } from './project.tsx';

const SITE = 'http://www.example.com';

async function ask(query: string, cookie = '') {
  const context = new RouterContextProvider();
  const languages = oneLanguage();
  context.set(pageContext, {
    wording: englishWording,
    language: { language: languages.default, languages },
    reader: fakeReader({ configured: false }),
    siteSettings: () => Promise.resolve(NO_SITE_SETTINGS),
    settings: { siteUrl: SITE, siteName: 'Bright Vend', indexing: 'auto' },
  } as unknown as PageContext);
  const request = new Request(`${SITE}/project${query}`, { headers: { Cookie: cookie } });
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
}

/** Where the browser is sent, and the cookie that goes with it. */
async function sentTo(query: string, cookie = '') {
  const answer: unknown = await ask(query, cookie).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error('It is a page');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return [answer.headers.get('Location'), answer.headers.get('Set-Cookie')?.split(';')[0]];
}

test('a second machine joins the first, by a cookie, and a change of the list changes it', async () => {
  expect(await sentTo('?kept=&machine=divi-wp:1')).toEqual([
    '/project?machine=divi-wp:1',
    'project=machine=divi-wp:1',
  ]);
  const cookie = 'project=machine=divi-wp:1';
  expect(await sentTo('?kept=&machine=locker-10-cell:2', cookie)).toEqual([
    '/project?machine=divi-wp:1&machine=locker-10-cell:2',
    'project=machine=divi-wp:1&machine=locker-10-cell:2',
  ]);
  expect(await sentTo('?kept=', cookie)).toEqual(['/project?machine=divi-wp:1', cookie]);
  expect(await sentTo('?row=divi-wp&was=1&quantity=4', cookie)).toEqual([
    '/project?machine=divi-wp:4',
    'project=machine=divi-wp:4',
  ]);
  // Whoever has a script has no cookie.
  expect(await sentTo('?row=divi-wp&was=1&quantity=4')).toEqual([
    '/project?machine=divi-wp:4',
    undefined,
  ]);
});

test('quantity 0 takes a machine off, with a link that puts it back', async () => {
  const [address] = await sentTo(
    '?row=divi-wp&was=3&quantity=0&row=locker-10-cell&was=1&quantity=1',
  );
  expect(address).toBe('/project?machine=locker-10-cell:1&removed=divi-wp:3');
  const { data } = await ask(address!.replace('/project', ''));
  expect(data.machines.map(({ slug }) => slug)).toEqual(['locker-10-cell']);
  expect(data.removed.map(({ undo }) => undo)).toEqual([
    '/project?machine=locker-10-cell:1&machine=divi-wp:3&removed=',
  ]);
});

test('a refused row stays where it is and what it is', async () => {
  const { data, init } = await ask(
    '?row=divi-wp&was=1&quantity=1&row=locker-10-cell&was=2&quantity=x&row=option-2-wall-mount&was=1&quantity=1',
  );
  expect(init?.status).toBe(400);
  expect(data.machines.map(({ slug, type, quantity }) => [slug, type, quantity])).toEqual([
    ['divi-wp', 'vending', '1'],
    ['locker-10-cell', 'locker', 'x'],
    ['option-2-wall-mount', 'vending', '1'],
  ]);
  expect(data.machines[1]?.picture).not.toBe(null);
});
