import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { HtmlValidate } from 'html-validate';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPalette } from '#content/brand/kept-palettes.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { checkStructuredData } from './check-structured-data.ts';
import { openSite, SITE_URL, type OpenSite } from './open-site.ts';

const POST = '/blog/routes-by-need';
const HIDDEN = [
  '/not-found',
  '/no/such/page',
  '/inquiry',
  '/newsletter',
  '/project',
  '/break-rooms-thanks',
  '/machines/no-such-machine',
  '/blog?tag=none',
  '/blog?page=9',
];

/** What pages say they are about; the others have the trail alone. */
const TYPES: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/products': ['ItemList', 'BreadcrumbList'],
  '/products/grocery': ['SoftwareApplication', 'VideoObject', 'BreadcrumbList'],
  '/business-goals': ['ItemList', 'BreadcrumbList'],
  '/machines': ['ItemList', 'BreadcrumbList'],
  '/machines/divi-wp': ['ItemPage', 'BreadcrumbList'],
  '/technology': ['ItemList', 'BreadcrumbList'],
  '/technology/detailed': ['ItemList', 'BreadcrumbList'],
  '/contact': ['Organization', 'FAQPage', 'BreadcrumbList'],
  '/about': ['Organization', 'WebSite', 'BreadcrumbList'],
  '/blog': ['ItemList', 'BreadcrumbList'],
  '/blog?page=2': ['ItemList', 'BreadcrumbList'],
  [POST]: ['BlogPosting', 'BreadcrumbList'],
  '/break-rooms': ['FAQPage', 'BreadcrumbList', 'VideoObject'],
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes some attributes in camel case and ids with underscores; HTML allows both.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-input-type': 'off',
    'tel-non-breaking': 'off',
    'no-redundant-role': 'off',
    // The specification gives the contact section and the closing banner of the home page one title.
    'unique-landmark': 'off',
  },
});

/** Head tags by name, property or relation; the parser of the validator is not needed for that. */
function headOf(html: string) {
  const head = html.slice(html.indexOf('<head'), html.indexOf('</head>'));
  const named = (attribute: string) =>
    Object.fromEntries(
      [...head.matchAll(new RegExp(`<meta ${attribute}="([^"]+)" content="([^"]*)"`, 'gu'))].map(
        ([, name, content]) => [name, content],
      ),
    );
  return {
    title: /<title>([^<]*)<\/title>/u.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/u.exec(head)?.[1],
    meta: named('name'),
    graph: named('property'),
    links: [...head.matchAll(/<link rel="([^"]+)"[^>]*href="([^"]+)"/gu)].map(([, rel, href]) => ({
      rel,
      href,
    })),
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}

describe.skipIf(!isBuilt)('Every page', () => {
  let open: OpenSite;
  const htmlOf = async (path: string) => (await open.ask(path)).text();
  beforeAll(async () => {
    open = await openSite();
    // One after the other, so that no page misses its deadline for want of a processor.
    for (const path of PUBLIC_PATHS) await open.untilLive(path);
  }, 120_000);
  afterAll(() => open?.stop(), 30_000);

  it('is valid HTML', () =>
    checkEach(PUBLIC_PATHS, async (path) => {
      const report = await validator.validateString(await htmlOf(path), path);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} (line ${line}): ${message}`),
      );
      expect(faults).toEqual([]);
    }));

  // Seen failing: a page of text was taken for one whose text could not be drawn, and was kept from search engines.
  it('is for search engines', () =>
    checkEach(PUBLIC_PATHS, async (path) => {
      const answer = await open.ask(path);
      const { robots = '' } = headOf(await answer.text()).meta;
      expect([answer.headers.get('x-robots-tag'), robots]).toEqual([null, '']);
    }));

  it('/technology/machine-control shows no photo twice', async () => {
    const [main] = /<main[^]*<\/main>/u.exec(await htmlOf('/technology/machine-control'))!;
    const photos = [...main.matchAll(/<img[^>]* src="([^"?]+)/gu)].map(([, address]) => address);
    expect(photos.length).toBeGreaterThan(1);
    expect(new Set(photos).size).toBe(photos.length);
  });

  it('has a complete head', () =>
    checkEach(PUBLIC_PATHS, async (path) => {
      const html = await htmlOf(path);
      const head = headOf(html);
      const title =
        path === '/'
          ? /^Vend Anything You Sell \| Vending Solutions$/u
          : /^.+ \| Vending Solutions$/u;
      expect(html).toMatch(/<html lang="en"/u);
      expect(head.title).toMatch(title);
      expect(head.canonical).toBe(SITE_URL + path);
      expect(head.meta['description']!.length).toBeGreaterThan(20);
      expect(head.meta['robots']).toBeUndefined();
      expect(head.meta['twitter:card']).toBe('summary_large_image');
      expect(head.graph).toMatchObject({
        'og:url': SITE_URL + path,
        'og:title': head.title,
        'og:site_name': 'Vending Solutions',
        'og:locale': 'en_US',
        'og:image:width': '1200',
        'og:image:height': '630',
      });
      expect(head.links.map(({ rel }) => rel)).toEqual(
        expect.arrayContaining(['alternate', 'icon', 'apple-touch-icon']),
      );
      expect(html).toContain(
        `<meta name="theme-color" content="${defaultPalette().light.primary}" media="(prefers-color-scheme: light)"/>`,
      );
      expect(html.match(/<h1[ >]/gu)).toHaveLength(1);
    }));

  it('says what it is about as search engines ask for', () =>
    checkEach(PUBLIC_PATHS, async (path) => {
      const { data } = headOf(await htmlOf(path));
      expect(data.map((block) => block['@type'])).toEqual(TYPES[path] ?? ['BreadcrumbList']);
      expect(data.flatMap(checkStructuredData)).toEqual([]);
    }));

  it('titles and descriptions differ from page to page', async () => {
    const heads = await Promise.all(PUBLIC_PATHS.map(async (path) => headOf(await htmlOf(path))));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(PUBLIC_PATHS.length);
  });

  it('is not to be indexed where it should not be, and still names the company and the site', () =>
    checkEach(HIDDEN, async (path) => {
      const head = headOf(await htmlOf(path));
      expect(head.meta['robots']).toBe('noindex');
      expect(head.canonical).toBeUndefined();
      expect(head.title).toMatch(/ \| Vending Solutions$/u);
      expect(head.data.length).toBeGreaterThan(0);
    }));

  // One of each kind: all of them are drawn, and looked at, by every-card.long.test.ts.
  it('names a social card that is there', () =>
    checkEach(['/', '/machines/divi-wp', POST], async (path) => {
      const card = headOf(await htmlOf(path)).graph['og:image']!;
      expect((await open.ask(card.slice(SITE_URL.length))).status).toBe(200);
    }));

  it.each([
    '/social/nowhere.jpg',
    '/social/machines/none.jpg',
    '/social/machines/divi-wp.png',
    '/social/blog/a/b.jpg',
  ])('there is no card at %s', async (path) => {
    expect((await open.ask(path)).status).toBe(404);
  });

  it('the sitemap leads to every page, each of which names that very address as its own', async () => {
    const answer = await open.ask('/sitemap.xml');
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(XMLValidator.validate(xml)).toBe(true);
    const parsed = new XMLParser().parse(xml) as {
      urlset: { url: { loc: string; lastmod?: string }[] };
    };
    const addresses = parsed.urlset.url.map(({ loc }) => loc);
    expect(addresses).toEqual(expect.arrayContaining(PUBLIC_PATHS.map((path) => SITE_URL + path)));
    // A page that its owner keeps from search engines.
    expect(addresses).not.toContain(`${SITE_URL}/break-rooms-thanks`);
    expect(parsed.urlset.url.every(({ lastmod }) => !Number.isNaN(Date.parse(lastmod ?? '')))).toBe(
      true,
    );
    for (const address of addresses) {
      const head = headOf(await htmlOf(address.slice(SITE_URL.length)));
      expect(head.canonical).toBe(address);
    }
  });

  it('feeds, guide, manifest and robots are found and say what they are', async () => {
    const types: Record<string, string> = {
      '/blog/rss.xml': 'application/rss+xml',
      '/blog/feed.json': 'application/feed+json',
      '/llms.txt': 'text/plain',
      '/site.webmanifest': 'application/manifest+json',
      '/robots.txt': 'text/plain',
    };
    for (const [path, type] of Object.entries(types)) {
      const answer = await open.ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toContain(type);
      await answer.arrayBuffer();
    }
    expect(XMLValidator.validate(await htmlOf('/blog/rss.xml'))).toBe(true);
    const feed = JSON.parse(await htmlOf('/blog/feed.json')) as { items: { url: string }[] };
    expect(feed.items.map(({ url }) => url)).toContain(SITE_URL + POST);
    expect(await htmlOf('/robots.txt')).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });

  it.each(['/', '/machines', '/machines/divi-wp'])(
    'a preview of %s, seen at another host, is not to be indexed',
    async (path) => {
      const head = headOf(await askAs('preview.example', open.site.url + path));
      expect(head.meta['robots']).toBe('noindex');
      expect(head.canonical).toBeUndefined();
    },
  );
});

/** The page as a browser gets it at another host name. */
function askAs(host: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Host: host } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve(Buffer.concat(parts).toString());
    }).on('error', reject);
  });
}
