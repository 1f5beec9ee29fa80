import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

const KINDS = ['products', 'goals', 'machines', 'technologies'];
const SITE = 'https://vending.example';

describe.skipIf(!isBuilt)('The content as JSON', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await startSiteInProcess();
  });
  afterAll(() => site.stop(), 30_000);

  const read = async (path: string, method = 'GET', headers = {}) => {
    const { status, headers: given, body } = await site.ask({ path, method, headers });
    const text = Buffer.from(body, 'latin1').toString();
    return { status, headers: given, body: text === '' ? null : JSON.parse(text) };
  };

  it('is every kind as a list, and its items whole, tagged and for everybody', () =>
    checkEach(KINDS, async (kind) => {
      const list = await read(`/api/content/${kind}`);
      expect(list.status).toBe(200);
      expect(list.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
        'cache-tag': expect.stringMatching(/./u),
        'cache-control': expect.stringContaining('s-maxage='),
        etag: expect.any(String),
      });
      expect(list.body).toMatchObject({ kind, language: 'en-US', sample: false });
      expect(list.body.items.length).toBeGreaterThan(2);
      for (const card of list.body.items.slice(0, 1)) {
        const { status, body } = await read(new URL(card.json).pathname);
        expect([card.json, status]).toEqual([`${SITE}/api/content/${kind}/${card.slug}`, 200]);
        expect(body.item).toMatchObject({ slug: card.slug, title: card.title, url: card.url });
        expect((await site.ask({ path: new URL(card.url).pathname })).status).toBe(200);
      }
    }));

  it('names every address in full, and no id of an entry', () =>
    checkEach(KINDS, async (kind) => {
      const { items } = (await read(`/api/content/${kind}`)).body;
      const text = (await site.ask({ path: new URL(items[0].json).pathname })).body;
      const addresses = [...text.matchAll(/"(?:url|json|captions)":"([^"]*)"/gu)];
      expect(addresses.length).toBeGreaterThan(1);
      for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/[^/]/u);
      expect(text).not.toMatch(/"(?:id|sys|links)":/u);
    }));

  it('is 304 while nothing has changed, and its head alone for HEAD', async () => {
    const path = '/api/content/machines';
    const { headers } = await read(path);
    const unchanged = await read(path, 'GET', { 'If-None-Match': headers['etag'] });
    expect([unchanged.status, unchanged.body]).toEqual([304, null]);
    expect(unchanged.headers['access-control-allow-origin']).toBe('*');
    const head = await read(path, 'HEAD');
    expect([head.status, head.body, head.headers['etag']]).toEqual([200, null, headers['etag']]);
  });

  it('tells other sites of its methods before they ask', async () => {
    const { status, headers } = await read('/api/content/machines/divi-wp', 'OPTIONS');
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
  });

  it('says in the stated words what is not there', () =>
    checkEach(
      [
        ['products/none', 'Product type not found: none'],
        ['goals/none', 'Business goal not found: none'],
        ['machines/none', 'Machine not found: none'],
        [
          'technologies/none',
          'Failed to fetch technology (none): Content entry not found in Contentful',
        ],
        ['products/a%2Fb', 'Product type not found: a/b'],
        ['products/%20', 'Product type slug is required'],
        ['goals/%20', 'Business goal slug is required'],
        ['none', 'There is no such content.'],
        ['__proto__', 'There is no such content.'],
        ['products/grocery/clone', 'There is no such content.'],
      ] as const,
      async (path, error) => {
        const { status, headers, body } = await read(`/api/content/${path}`);
        expect([status, headers['cache-control'], body.error]).toEqual([
          404,
          expect.stringContaining('no-store'),
          error,
        ]);
        expect(headers['access-control-allow-origin']).toBe('*');
      },
    ));

  // Seen failing: a page of the site, as everywhere else.
  it('says it as JSON also where an address cannot be read', () =>
    checkEach(['products/%00', 'products/%E0%A4%A', '%'], async (path) => {
      const { status, headers, body } = await read(`/api/content/${path}`);
      expect([status, body.error]).toEqual([400, 'There is no such content.']);
      expect(headers['access-control-allow-origin']).toBe('*');
    }));

  it('names the kinds by itself and where there is none', async () => {
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, `${SITE}/api/content/${kind}`]));
    expect((await read('/api/content')).body).toEqual({ kinds });
    expect((await read('/api/content/none')).body.kinds).toEqual(kinds);
  });

  it('leads to the one address of an entry, in the language that was asked for', async () => {
    const { status, headers } = await read('/api/content/machines/DIVI-WP?locale=en-US');
    expect([status, headers['location']]).toEqual([
      308,
      '/api/content/machines/divi-wp?locale=en-US',
    ]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is in a language of the site alone', () =>
    checkEach(['*', 'de', 'en', 'x'.repeat(200)], async (locale) => {
      const { status, body } = await read(`/api/content/products?locale=${locale}`);
      expect([status, body.locales]).toEqual([400, ['en-US']]);
    }));

  it('refuses in the stated words to be written', () =>
    checkEach(
      [
        ['POST', 'products', 'Creating products'],
        ['POST', 'products/', 'Creating products'],
        ['PUT', 'goals/x', 'Updating business goals'],
        ['PATCH', 'machines/x', 'Updating machines'],
        ['DELETE', 'technologies/x', 'Deleting technologies'],
        ['POST', 'technologies/x/clone', 'Cloning technologies'],
      ] as const,
      async (method, path, act) => {
        for (const body of ['', '{"title":"x"}', 'x'.repeat(300_000)]) {
          const answer = await site.ask({
            ...{ method, path: `/api/content/${path}`, body },
            headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
          });
          expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
          expect(JSON.parse(answer.body)).toEqual({
            error: `${act} is not supported with the current Contentful setup. Please use the Contentful web interface.`,
          });
        }
      },
    ));

  it('leaves those methods refused everywhere else', () =>
    checkEach(['/', '/api/contents', '/api/session', '/machines'], async (path) =>
      expect((await site.ask({ path, method: 'DELETE' })).body).toBe('Not allowed.'),
    ));

  it('is the same for everybody: on another host, and for who is signed in or previews', async () => {
    const path = '/api/content/products';
    const { headers } = await read(path);
    for (const given of [
      { host: 'preview.example' },
      { cookie: '__Host-session=x; __Host-preview=x' },
    ]) {
      const answer = await read(path, 'GET', given);
      expect([answer.status, answer.headers['etag']]).toEqual([200, headers['etag']]);
    }
    // Written otherwise it would go past what keeps drafts from this address.
    expect((await read('/%61pi/content/products')).status).toBe(404);
    expect((await site.ask({ path: '/API/content/products' })).status).toBe(404);
  });
});
