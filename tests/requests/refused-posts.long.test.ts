import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

const FORM = 'application/x-www-form-urlencoded';
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
/** As behind a proxy that adds `Referrer-Policy: no-referrer`. */
const KEPT = { origin: 'null', 'sec-fetch-site': 'same-origin' };
const INQUIRY = new URLSearchParams({
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Is there a machine for us?',
}).toString();

// Needs the whole site: what refuses, and the page that says so.
describe.skipIf(!isBuilt)('A form posted without JavaScript', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await startSiteInProcess();
  });
  afterAll(() => site.stop(), 30_000);

  const post = (path: string, body: string, headers: Record<string, string>) =>
    site.ask({ method: 'POST', path, body, headers: { 'content-type': FORM, ...headers } });

  // Seen failing: 403 and "Bad Request" for all of them.
  it('is taken where only its origin is kept from the site', () =>
    checkEach(
      [
        ['/inquiry', INQUIRY, 303],
        ['/newsletter', 'email=ada@example.com', 503],
        ['/admin/sign-in', 'email=ada@example.com&password=x', 401],
        ['/api/refresh-connection', '', 303],
      ] as [string, string, number][],
      async (path, body, status) => expect((await post(path, body, KEPT)).status).toBe(status),
    ));

  // Seen failing: JSON and bare text in place of each page.
  it('gets a page of the site that says why it was not taken', () =>
    checkEach(
      [
        ['/inquiry', INQUIRY, FOREIGN, 403, 'not sent from this site'],
        ['/admin/sign-in', 'email=a', FOREIGN, 403, 'not sent from this site'],
        ['/admin/people', 'act=remove', {}, 403, 'not sent from this site'],
        ['/admin/inquiries/export?text=a', '', FOREIGN, 403, 'not sent from this site'],
        ['/admin/sign-out', '', FOREIGN, 403, 'not sent from this site'],
        ['/admin/editor/of/content', '', FOREIGN, 403, 'not sent from this site'],
        ['/blog/rss.xml', '', { 'content-type': 'text/plain' }, 415, 'could not be read'],
        ['/api/refresh-connection', '', FOREIGN, 403, 'not sent from this site'],
        ['/inquiry', 'x', { 'content-type': 'text/plain' }, 415, 'could not be read'],
        [
          '/inquiry',
          `message=${'x'.repeat(200_000)}`,
          {},
          413,
          'what you wrote is still in the form',
        ],
        ['/newsletter', `email=${'x'.repeat(200_000)}`, {}, 413, 'too long'],
        ['/admin/sign-in', `email=${'x'.repeat(200_000)}`, KEPT, 413, 'too long'],
      ] as [string, string, Record<string, string>, number, string][],
      async (path, body, headers, status, words) => {
        const { headers: given, ...answer } = await post(path, body, headers);
        expect([answer.status, given['content-type']]).toEqual([
          status,
          expect.stringContaining('html'),
        ]);
        const main = answer.body
          .slice(answer.body.indexOf('<main'), answer.body.indexOf('</main>'))
          .replaceAll(/<[^>]*>/gu, ' ')
          .slice(0, 600);
        expect(main).toContain(words);
        expect(answer.body).toContain('</html>');
        expect(site.errors).toEqual([]);
      },
    ));

  // Seen failing for the home page, which takes no posts: the built-in menu, since no loader runs then.
  it('keeps the menu of the site in its frame', async () => {
    const headerOf = ({ body }: { body: string }) =>
      body.match(/<header.*<\/header>/su)?.[0].replaceAll(/<[^>]*>/gu, ' ');
    const frame = headerOf(await site.ask({ path: '/no-such-page' }));
    expect(frame).toContain('Business Goals');
    for (const [path, headers, status] of [
      ['/', KEPT, 405],
      ['/newsletter', FOREIGN, 403],
    ] as const) {
      const answer = await post(path, 'email=a', headers);
      expect([path, answer.status, headerOf(answer) === frame]).toEqual([path, status, true]);
    }
  });

  // Seen failing: 413 and JSON, for its 33,300 bytes.
  it('is taken at its limit in letters, whatever they are, and comes back whole over it', () =>
    checkEach(
      [
        ['機'.repeat(3_700), 303],
        ['機'.repeat(5_000), 303],
        ['😀'.repeat(2_500), 303],
        ['機'.repeat(9_000), 400],
      ] as [string, number][],
      async (message, status) => {
        const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message });
        const answer = await post('/inquiry', body.toString(), KEPT);
        expect(answer.status).toBe(status);
        const html = Buffer.from(answer.body, 'latin1').toString();
        if (status === 400) expect(html).toContain(`${message}</textarea>`);
      },
    ));
});
