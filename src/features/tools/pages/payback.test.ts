import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { oneLanguage } from '#content/locales/language.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { entry } from '#content/tests/wire.ts';
import { englishWording } from '#copy/wordings.ts';
import { pageContext, type PageContext } from '#server/http/http.ts';
import { loader } from './payback.tsx';

const machineOf = (slug: string, fields: Record<string, unknown>) =>
  entry('machine', slug, { title: slug, slug, description: 'A machine', ...fields });

async function ask(query: string) {
  const context = new RouterContextProvider();
  const languages = oneLanguage();
  context.set(pageContext, {
    wording: englishWording,
    language: { language: languages.default, languages },
    reader: fakeReader({
      entries: [
        entry('siteSettings', 'settings', { paybackFirst: 'currency = EUR' }),
        machineOf('duo', { energyKwhPerDay: 8.3 }),
        machineOf('frost', { specs: { 'Power consumption': '9.8 kWh/24 h' } }),
        machineOf('bare', {}),
      ],
    }),
    siteSettings: () => Promise.resolve(NO_SITE_SETTINGS),
    settings: { siteUrl: 'http://www.example.com', siteName: 'Site', indexing: 'auto' },
  } as unknown as PageContext);
  const request = new Request(`http://www.example.com/tools/payback${query}`);
  const answer = await loader({ context, request } as unknown as Parameters<typeof loader>[0]);
  return answer.data;
}

test('a machine’s power use is taken over, from its field or its words, and said', async () => {
  const duo = await ask('?of=duo');
  expect(duo.inputs).toMatchObject({ power: 8.3, machine: 5500, currency: 'EUR' });
  expect(duo.powerOf).toEqual({ machine: 'duo', isStated: true });
  expect((await ask('?of=frost')).inputs?.power).toBe(9.8);
  const bare = await ask('?of=bare');
  expect(bare.inputs?.power).toBe(4.42);
  expect(bare.powerOf).toEqual({ machine: 'bare', isStated: false });
});

test('a price stays a price, and what is neither is asked about', async () => {
  const priced = await ask('?machine=4000');
  expect(priced.inputs?.machine).toBe(4000);
  expect(priced.powerOf).toBe(undefined);
  expect((await ask('?machine=no-such')).form.problems).toHaveProperty('machine');
});
