import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { busyAnswer } from '#server/http/busy-answer.ts';
import { wordingFor } from '#copy/wordings.ts';
import { MAIN_PATHS } from '#content/site-pages/main-pages.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#tests/support/foreign-words.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { markedSample } from '#tests/support/marked-sample.ts';
import { UNLISTED_PATHS } from '#tests/support/public-paths.ts';
import { crawl, listenIn, recordCards } from './crawl-language.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

/** What no link leads to: files for programs, answers without anything, and what is not there. */
const ASKED = [
  ...MAIN_PATHS,
  ...UNLISTED_PATHS,
  '/search?q=planogram',
  '/search?q=kg',
  '/search?q=zzzqqq',
  '/search?q=',
  '/machines?kind=locker&goods=none',
  '/machines/compare?machine=divi-wp&machine=none',
  '/tools/fit?machine=duo&door-width=90&door-height=200',
  '/tools/fit?door-width=x',
  '/tools/payback?price=x',
  '/tools/locker-size?parcels=40',
  '/project?machine=none:1',
  '/project?machine=divi-wp:0',
  '/project?tool=fit:machine%3Dduo%26door-width%3D90',
  '/project.pdf?machine=divi-wp:2&machine=duo:1',
  '/project.pdf',
  '/project.pdf?machine=divi-wp:0',
  '/inquiry',
  '/inquiry?sent',
  '/newsletter',
  '/newsletter?asked',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/offline',
  '/not-found',
  '/no-such-page',
  '/machines/none',
  '/products/none',
  '/technology/none',
  '/business-goals/none',
  '/blog/none',
  '/blog?tag=none',
  '/blog?page=99',
  '/break-rooms-thanks',
  '/llms.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/blog/feed.json',
];

describe.skipIf(!isBuilt)('In every language', () => {
  let site: SiteInProcess;
  let mail: MailServer;
  const { drawn, socialCards } = recordCards();
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSiteInProcess(
      {
        ...{ SITE_NAME: 'Kwik', SMTP_URL: mail.url, EMAIL_TO: 'sales@example.com' },
        ...{ MAIL_ACKNOWLEDGEMENT: 'true', MAIL_RESPONSE_DAYS: '2' },
        ...{ TRUSTED_PROXY_COUNT: '1', INTAKE_LIMIT_PER_CLIENT: '20' },
      },
      { space: markedSample(), socialCards },
    );
  });
  afterAll(async () => {
    await site?.stop();
    await mail?.stop();
  }, 30_000);

  it.each(CATALOGUE_LANGUAGES)(
    'every page in “%s” has no word of another catalogue, and says in which language each text is',
    async (language) => {
      const found = await crawl(site, language, { asked: ASKED, drawn });
      expect(found.faults).toEqual([]);
      expect(found.pages).toBeGreaterThan(120);
      expect(found.cards).toBeGreaterThan(50);
      expect(site.errors).toEqual([]);
    },
    600_000,
  );

  const post = (path: string, language: CatalogueLanguage, body: string, headers = {}) =>
    site.ask({
      method: 'POST',
      path,
      body,
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        // Every language is another visitor.
        ...{
          origin: 'https://vending.example',
          'x-forwarded-for': `10.0.0.${CATALOGUE_LANGUAGES.indexOf(language) + 1}`,
        },
        ...headers,
      },
    });

  it.each(CATALOGUE_LANGUAGES)(
    'so have the answers to what is sent in “%s”',
    async (language) => {
      const base = language === 'en' ? '' : `/${language}`;
      const listener = listenIn(language);
      const good = { name: 'Ada', email: `ada.${language}@example.com`, message: 'Two lockers.' };
      const form = (fields: object) =>
        new URLSearchParams(fields as Record<string, string>).toString();
      const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const script = {
        'content-type': 'application/json',
        referer: `https://vending.example${base}/contact`,
      };
      const cases: [string, string, object, number][] = [
        ['/inquiry', form({}), {}, 400],
        ['/inquiry', form({ ...good, email: 'ada@localhost' }), {}, 400],
        ['/inquiry', form(good), other, 403],
        ['/inquiry', 'x', { 'content-type': 'text/plain' }, 415],
        ['/inquiry', form({ ...good, message: 'x'.repeat(200_000) }), {}, 413],
        ['/newsletter', form({ email: 'x' }), {}, 400],
        ['/newsletter', 'x'.repeat(200_000), {}, 413],
        ['/about', form(good), {}, 405],
        ['/inquiry', form(good), {}, 303],
        ['/newsletter', form({ email: good.email }), {}, 303],
      ];
      for (const [path, body, headers, status] of cases) {
        const answer = await post(base + path, language, body, headers);
        expect([path, answer.status]).toEqual([path, status]);
        await listener.answer(`${base}${path} ${status}`, answer);
      }
      const api = '/api/functions/send-contact-email-ses';
      await listener.answer(api, await post(api, language, '{}', script));
      const sentUntil = async (status: number) => {
        for (let time = 0; time < 100; time += 1) {
          const answer = await post(
            `${base}/inquiry`,
            language,
            form({ ...good, message: `${time}` }),
          );
          if (answer.status === status) return answer;
        }
        throw new Error(`Never ${status}`);
      };
      await listener.answer(`${base}/inquiry 429`, await sentUntil(429));
      for (const accept of ['text/html', '*/*']) {
        const asked = new Request('https://vending.example/', { headers: { accept } });
        const busy = busyAnswer(asked, wordingFor(language), language === 'ar' ? 'rtl' : 'ltr');
        const text = await busy.text();
        if (accept === 'text/html') listener.page('/ busy', text);
        else listener.plain('/ busy', text);
      }
      expect(listener.faults()).toEqual([]);
    },
    120_000,
  );

  it.each(CATALOGUE_LANGUAGES)(
    'and the mails to a visitor in “%s”, with what their links open',
    async (language) => {
      const listener = listenIn(language);
      const own = () =>
        mail.mails.filter(({ to }) => to?.[0]?.address === `ada.${language}@example.com`);
      await vi.waitFor(() => expect(own().length).toBeGreaterThan(1), 60_000);
      for (const { subject = '', text = '', html = '' } of own()) {
        listener.word('mail', 'subject', subject);
        listener.plain('mail', text);
        listener.page('mail', html);
        expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}`, 'u'));
      }
      const links = own().flatMap(
        ({ text = '' }) => text.match(/https:\/\/vending\.example\/\S*newsletter\S+/gu) ?? [],
      );
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        const path = link.replace('https://vending.example', '');
        await listener.answer('/newsletter/confirm', await site.ask({ path }));
      }
      expect(listener.faults()).toEqual([]);
    },
    120_000,
  );

  it.each(CATALOGUE_LANGUAGES)('and the content as JSON in “%s”', async (language) => {
    const listener = listenIn(language);
    const locale = language === 'en' ? 'en-US' : language;
    for (const path of ['products', 'goals', 'machines', 'technologies', 'machines/divi-wp'])
      await listener.answer(
        path,
        await site.ask({ path: `/api/content/${path}?locale=${locale}` }),
      );
    expect(listener.faults()).toEqual([]);
  });
});
