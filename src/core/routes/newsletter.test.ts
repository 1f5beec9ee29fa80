import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { toLanguages } from '#content/locales/language.ts';
import { splitLanguage } from '#content/locales/page-language.ts';
import { fakeReader } from '#content/tests/fake-reader.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { wordingFor } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { pageContext, type PageContext } from '#server/http/http.ts';
import { loader } from './newsletter.tsx';

const LANGUAGES = toLanguages(
  ['en-US', 'de', 'ar', 'fr'].map((code) => ({
    ...{ code, name: code, default: code === 'en-US', fallbackCode: null },
  })),
  ['en-US', 'de', 'ar'],
);

/** Where a link leads on to; null where its own page shows. */
async function leadsTo(address: string): Promise<string | null> {
  const url = new URL(address, 'http://www.example.com');
  const { path, ...language } = splitLanguage(url.pathname, LANGUAGES);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    language,
    wording: wordingFor(language.language.code),
    reader: fakeReader(),
    siteSettings: () => Promise.resolve(NO_SITE_SETTINGS),
    settings: { siteUrl: url.origin, siteName: 'Site' },
  } as unknown as PageContext);
  const request = new Request(new URL(path + url.search, url));
  try {
    await loader({ context, request } as never);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test('a link of a mail leads to its page in the language of whoever subscribed, as long as there is one', () =>
  checkEach(
    [
      ['/newsletter/confirm?token=x&language=de', '/de/newsletter/confirm'],
      ['/newsletter/unsubscribe?token=x&language=ar', '/ar/newsletter/unsubscribe'],
      ['/de/newsletter/confirm?token=x&language=de', null],
      ['/de/newsletter/confirm?token=x&language=ar', null],
      ['/newsletter/confirm?token=x&language=en-US', null],
      ['/newsletter/confirm?token=x', null],
      // No longer public.
      ['/newsletter/unsubscribe?token=x&language=fr', null],
      ['/newsletter/unsubscribe?token=x&language=//evil.example', null],
    ],
    async (address, location) => expect(await leadsTo(address!)).toBe(location),
  ));
