import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { openSite, type OpenSite } from './open-site.ts';

/** What is written otherwise, and the one address it leads to. */
const MOVES: [from: string, to: string][] = [
  ['/Products', '/products'],
  ['/PRODUCTS/', '/products'],
  ['/Products/Grocery', '/products/grocery'],
  ['/products/GROCERY/', '/products/grocery'],
  ['/Machines/Divi-WP', '/machines/divi-wp'],
  ['/machines/Option-2-Wall-Mount', '/machines/option-2-wall-mount'],
  ['/Technology/Detailed/', '/technology/detailed'],
  ['/technology/Machine-Control', '/technology/machine-control'],
  ['/Blog/Routes-By-Need', '/blog/routes-by-need'],
  ['/business', '/business-goals'],
  ['/Business/', '/business-goals'],
  ['/business/fleet', '/business-goals/fleet-management'],
  ['/business/marketing-&-promotions', '/business-goals/marketing-and-promotions'],
  ['/Business/Data', '/business-goals/data-analytics'],
  ['/goals/pickup', '/business-goals/bopis'],
  ['/business-goals/business/expand', '/business-goals/expand-footprint'],
  ['/business-goals/Customer Satisfaction', '/business-goals/customer-satisfaction'],
  ['/business-goals/buy-online-pickup', '/business-goals/bopis'],
  ['/favicon.ico', '/icons/favicon-32.png'],
];

describe.runIf(isBuilt)('an address that is written otherwise', () => {
  let open: OpenSite;
  beforeAll(async () => {
    open = await openSite();
    for (const [, to] of MOVES) if (!to.includes('.')) await open.untilLive(to);
  }, 120_000);
  afterAll(() => open?.stop());

  it('leads to the page in one step, with its query', () =>
    checkEach(MOVES, async (from, to) => {
      const answer = await open.ask(`${from}?utm_source=news`);
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toBe(`${to}?utm_source=news`);
      expect((await open.ask(to)).status).toBe(200);
      const head = await fetch(open.site.url + from, { method: 'HEAD', redirect: 'manual' });
      expect(head.status).toBe(308);
    }));

  it.each(['/business/no-such-goal', '/goals/a/b/c', '/Products/No-Such', '/business-goals/x/y'])(
    '%s, which leads nowhere, gets the not-found screen',
    async (path) => {
      const answer = await open.ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/<header[^]*<footer/u);
    },
  );

  it.each(['/%', '/%E0%A4%A', '/products/%E0%A4%A', '/blog/%00', '/a%zz?x=1', '/%.data'])(
    '%s cannot be read, and gets the page of the site',
    async (path) => {
      const answer = await open.ask(path);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const html = await answer.text();
      expect(html).toMatch(/<header[^]*This slot is empty[^]*<footer/u);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('unreadable-address');
    },
  );

  it('cannot be posted to when it cannot be read', async () => {
    const answer = await fetch(`${open.site.url}/%`, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it.each(['/blog?page=9', '/blog?page=12345', '/blog?page=9&tag=operations'])(
    '%s names the topics and the way back',
    async (path) => {
      const answer = await open.ask(path);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toMatch(/There is no page (?:<!-- -->)?(?:9|12345)/u);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      const main = /<main[^]*<\/main>/u.exec(html)![0];
      expect(main).toContain('aria-label="Topics"');
      expect(main).toMatch(/href="\/blog\?tag=/u);
      expect(main).toContain('Newest posts');
      expect(main).not.toContain('creating great content');
    },
  );
});

describe.runIf(isBuilt)('without a space', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await startBuiltSite({ CONTENT_SOURCE: 'none' });
  });
  afterAll(() => site.stop());

  it('leads to the page too', () =>
    checkEach(
      [
        ['/Products/Grocery', '/products/grocery'],
        ['/business/fleet', '/business-goals/fleet-management'],
        ['/machines/DIVI-WP/', '/machines/divi-wp'],
      ],
      async (from, to) => {
        const answer = await fetch(site.url + from, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
      },
    ));
});
