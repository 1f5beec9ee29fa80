import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { openSite } from './open-site.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const PUBLIC = {
  SITE_URL: 'https://www.bright-vend.com',
  SITE_NAME: 'Bright Vend',
  // Asked at this address, it is the product's own; any other host sees a preview.
  PRODUCT_DOMAIN: '127.0.0.1',
};

const PAGES = [
  '/',
  '/products',
  '/products/grocery',
  '/products/no-such-product',
  '/business-goals',
  '/business-goals/bopis',
  '/machines',
  '/machines/divi-wp',
  '/technology',
  '/technology/platform',
  '/technology/detailed',
  '/contact',
  '/about',
  '/blog',
  '/blog?page=9',
  '/privacy',
  '/terms',
  '/no/such/page',
];
const FILES = [
  '/llms.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/blog/rss.xml',
  '/blog/feed.json',
];

/** Facts about a company, and offers, that nobody has entered. */
const INVENTED = [
  /Vending Solutions/u,
  /vending-solutions\.example/u,
  /555 0100/u,
  /Example (?:Street|City)/u,
  /We reply on working days|office hours/u,
  /DIVI-WP|Option 2 Wall Mount/u,
  /Our customers sell/u,
];
/** What only those who run the site can act on. */
const SET_UP = [
  /Contentful/u,
  /CONTENTFUL_/u,
  /Delivery Token/iu,
  /Configure Credentials/u,
  /environment variables/iu,
];

const hasHeader = (answer: Response) => answer.headers.get('x-robots-tag') === 'noindex';
const hasMeta = (html: string) => html.includes('<meta name="robots" content="noindex"/>');

describe.runIf(isBuilt)('a public address without content', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite(PUBLIC);
  }, 120_000);
  afterAll(() => site.stop());

  it.each([...PAGES, ...FILES])('shows nothing invented at %s', async (path) => {
    const answer = await fetch(site.url + path);
    const text = await answer.text();
    expect(answer.status).not.toBe(503);
    for (const words of [...INVENTED, ...SET_UP]) expect(text).not.toMatch(words);
    if (!path.startsWith('/blog/feed') || text.includes('Bright')) {
      // The sitemap alone names nobody.
      if (path !== '/sitemap.xml') expect(text).toContain('Bright Vend');
    }
  });

  it.each(PAGES)('keeps %s out of search', async (path) => {
    const answer = await fetch(site.url + path);
    expect(hasHeader(answer)).toBe(true);
    expect(hasMeta(await answer.text())).toBe(true);
  });

  it('lets crawlers in, so that they can read it', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).not.toMatch(/^Disallow: \/$/mu);
    expect(robots).not.toContain('Sitemap:');
  });

  it('offers a way on where a legal text or a machine is missing', async () => {
    for (const path of ['/privacy', '/terms', '/machines']) {
      const main = /<main[^]*<\/main>/u.exec(await (await fetch(site.url + path)).text())![0];
      expect(main).toContain('href="/contact"');
    }
  });

  it('keeps the sections that the head of the machines page leads to, each with a way on', async () => {
    const html = await (await fetch(`${site.url}/machines`)).text();
    for (const id of ['vending-machines', 'smart-lockers']) {
      expect(html).toContain(`href="#${id}"`);
      const section = new RegExp(`<section id="${id}"[^]*?</section>`, 'u').exec(html);
      expect(section?.[0]).toContain('href="/contact"');
      // On the dark ground that machines stand on, its words would be white on white.
      expect(section?.[0]).toContain('data-ground="white"');
    }
  });

  it('keeps its name on an error screen that no page has loaded anything for', async () => {
    // The home page takes no posts.
    const body = new URLSearchParams({ name: 'Ann' });
    const answer = await fetch(site.url, { method: 'POST', body });
    const html = await answer.text();
    expect(answer.status).toBe(405);
    expect(html).toContain('<title>Oops! | Bright Vend</title>');
    for (const words of INVENTED) expect(html).not.toMatch(words);
  });

  it('shows set-up notices where that is asked for', async () => {
    const open = await startBuiltSite({ ...PUBLIC, SETUP_NOTICES: 'everyone' });
    const text = await (await fetch(`${open.url}/privacy`)).text();
    await open.stop();
    expect(text).toContain('Does the space hold an entry of the type');
  });
});

// Seen failing where the sample is served with its control page.
it.runIf(isBuilt)('the sample on a public address has no editor', async () => {
  const site = await startBuiltSite({ ...PUBLIC, CONTENT_SOURCE: 'sample' });
  expect((await fetch(`${site.url}/machines/divi-wp`)).status).toBe(200);
  const answer = await fetch(`${site.url}/admin`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/admin/environment-variables',
  ]);
  await site.stop();
  expect(site.output()).not.toContain('/control');
});

describe.runIf(isBuilt)('a public address with a space', () => {
  const openOn = (emulator: Emulator) =>
    startBuiltSite({ ...PUBLIC, ...emulatorSettings(emulator) });
  const emulatorWith = (scenario: 'empty' | 'server-error') =>
    startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0, scenario });

  it('keeps an empty one out of search', async () => {
    const emulator = await emulatorWith('empty');
    const site = await openOn(emulator);
    for (const path of ['/', '/contact'])
      expect(hasHeader(await fetch(site.url + path)), path).toBe(true);
    await site.stop();
    await emulator.close();
  });

  it('loses no place in search because the service is out', async () => {
    const emulator = await emulatorWith('server-error');
    const site = await openOn(emulator);
    const hidden: string[] = [];
    for (const path of PUBLIC_PATHS) {
      const answer = await fetch(site.url + path);
      if (hasHeader(answer) || hasMeta(await answer.text())) hidden.push(path);
    }
    await site.stop();
    await emulator.close();
    expect(hidden).toEqual([]);
  });

  it('lets the owner’s pages be indexed, and links forms to the privacy text that is there', async () => {
    const open = await openSite();
    await open.untilLive('/contact');
    const answer = await open.ask('/contact');
    expect(hasHeader(answer)).toBe(false);
    const html = await answer.text();
    expect(hasMeta(html)).toBe(false);
    expect(/<form[^]*<\/form>/u.exec(html)![0]).toContain('href="/privacy"');
    await open.stop();
  });
});
