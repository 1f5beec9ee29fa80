import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { oneLanguage } from '#content/locales/language.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { specSheetWords as words } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { englishWording } from '#copy/wordings.ts';
import { documentsContext, pageContext, type PageContext } from '#server/http/http.ts';
import { loader } from './spec-sheet-pdf.ts';

test('a sheet with letters that no font has is no file with holes, and the way to its page', async () => {
  const SITE = 'https://www.example.com';
  const languages = oneLanguage();
  const context = new RouterContextProvider();
  context.set(documentsContext, {
    draw: () => Promise.reject(new Error('Nothing is drawn')),
    picture: () => Promise.resolve(null),
  });
  context.set(pageContext, {
    wording: englishWording,
    language: { language: { ...languages.default, segment: 'de' }, languages },
    reader: fakeReader({ configured: false }),
    siteSettings: () => Promise.resolve({ ...NO_SITE_SETTINGS, siteName: '智能 Vend' }),
    settings: {
      siteUrl: SITE,
      siteName: 'Site',
      content: { contactEntryIds: [] },
      inquiries: { contactEmail: '' },
    },
  } as unknown as PageContext);
  const path = '/machines/divi-wp/spec-sheet';
  const asked = {
    context,
    params: { machineId: 'divi-wp' },
    request: new Request(`${SITE}${path}.pdf?units=imperial`),
  };
  const answer = await loader(asked as unknown as Parameters<typeof loader>[0]);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(
    fill(words.unprintable, { url: `${SITE}/de${path}?units=imperial` }),
  );
});
