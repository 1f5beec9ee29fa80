import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  cookiesOf,
  expect,
  OWNER,
  postForm,
  startOwnerSite,
  test,
  type OwnerSite,
} from '../support/owner-test.ts';

const PAGES = [
  'environment-variables',
  'inquiries',
  'inquiries/1',
  'inquiries/export',
  'newsletter/export',
  'content',
  'vitals',
  'people',
  'account',
  'audit',
  'set-up',
  'preview',
].map((page) => `/admin/${page}`);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Words that stand on the owner's pages and nowhere else. */
const INSIDE = [
  'Environment ID',
  'Space ID',
  'Find inquiries',
  'Renew all pages',
  'Audit trail',
  'Your account',
  OWNER.email,
];

async function signedInCookies(site: OwnerSite): Promise<string> {
  const answer = await postForm(`${site.url}/admin/sign-in`, OWNER);
  expect(answer.status).toBe(302);
  return cookiesOf(answer);
}

/** What an hour without a request does. */
function expireSession({ dataDir }: OwnerSite, cookies: string): void {
  const signed = decodeURIComponent(/session=([^;]+)/u.exec(cookies)![1]!);
  const store = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 5_000 });
  const { changes } = store
    .prepare('update account_sessions set expires_at = ? where token = ?')
    .run(new Date(Date.now() - 1_000).toISOString(), signed.split('.')[0]!);
  store.close();
  expect(changes).toBe(1);
}

/** A value in the shape of the site's own session cookie, signed with a secret that is not the site's. */
async function forgedSession(): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from('another secret'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = Buffer.from(await crypto.subtle.sign('HMAC', key, Buffer.from(token))).toString(
    'base64',
  );
  return encodeURIComponent(`${token}.${signature}`);
}

test('no kind of bad session gets a byte of the owner’s pages, by any method', async ({ site }) => {
  const good = await signedInCookies(site);
  const elsewhere = await signedInCookies(site);
  const out = await postForm(`${site.url}/admin/sign-out`, {}, { Cookie: elsewhere });
  expect(out.status).toBe(302);
  const session = /session=([^;]+)/u.exec(good)![1]!;
  const old = await signedInCookies(site);
  expireSession(site, old);
  const bad: Record<string, string | null> = {
    none: null,
    'signed out': elsewhere,
    expired: old,
    forged: `session=${await forgedSession()}`,
    unsigned: `session=${session.split('.')[0]}`,
    'of another name': good.replace('session=', '__Host-session='),
    cut: `session=${session.slice(0, -6)}`,
    garbage: 'session=%E0%A4%A; session="><script>; session=null',
    'two of them, the first bad': `session=garbage; ${good}`,
  };
  const leaks: string[] = [];
  for (const [kind, cookie] of Object.entries(bad)) {
    for (const path of PAGES) {
      for (const method of kind === 'none' ? METHODS : ['GET', 'POST']) {
        for (const address of method === 'GET' ? [path, `${path}.data`] : [path]) {
          const answer = await fetch(site.url + address, {
            method,
            redirect: 'manual',
            headers: { Origin: site.url, ...(cookie && { Cookie: cookie }) },
            ...(['POST', 'PUT', 'PATCH'].includes(method) && {
              body: new URLSearchParams({ act: 'save' }),
            }),
          });
          const body = await answer.text();
          const label = `${kind}: ${method} ${address} ${answer.status}`;
          // 202 is how the router's data requests are told to go elsewhere.
          const isRefused =
            [302, 401, 403, 404, 405].includes(answer.status) ||
            (answer.status === 202 && body.includes('SingleFetchRedirect')) ||
            // Every page says alike which methods there are.
            (method === 'OPTIONS' && answer.status === 204 && body === '');
          if (!isRefused) leaks.push(label);
          if (
            answer.status === 302 &&
            !answer.headers.get('location')!.startsWith('/admin/sign-in')
          )
            leaks.push(`${label} leads away`);
          if (INSIDE.some((words) => body.includes(words))) leaks.push(`${label} shows something`);
          if (!answer.headers.get('cache-control')?.includes('no-store'))
            leaks.push(`${label} may be kept`);
          if (!answer.headers.get('x-robots-tag')?.includes('noindex'))
            leaks.push(`${label} may be indexed`);
        }
      }
    }
  }
  expect(leaks).toEqual([]);
  // The harness sees a difference: with a good session the words are there.
  const page = await fetch(`${site.url}/admin/environment-variables`, {
    headers: { Cookie: good },
  });
  expect(await page.text()).toContain('Space ID');
  expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
});

test('no other way of writing the address goes past the door, or into a cache', async ({
  site,
}) => {
  const good = await signedInCookies(site);
  const ways = [
    '/Admin/people',
    '/ADMIN/PEOPLE',
    '/%61dmin/people',
    '//admin/people',
    '/admin//people',
    '/admin/./people',
    '/x/../admin/people',
    '/admin/people/',
    '/admin/people?x=.css',
    '/admin/people/x.css',
    '/admin/people;x=.js',
    '/admin%2fpeople',
    '/admin\\people',
  ];
  for (const way of ways) {
    for (const cookie of [good, '']) {
      const answer = await fetch(site.url + way, {
        redirect: 'manual',
        headers: cookie ? { Cookie: cookie } : {},
      });
      const body = await answer.text();
      if (cookie === '') expect(body, way).not.toContain(OWNER.email);
      if (body.includes(OWNER.email))
        expect(answer.headers.get('cache-control'), way).toContain('no-store');
    }
  }
});

test('a post from another site changes nothing, whatever its form', async ({ site }) => {
  const cookie = await signedInCookies(site);
  const forms = {
    form: 'application/x-www-form-urlencoded',
    text: 'text/plain',
    json: 'application/json',
  };
  const from: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
    { Origin: `${site.url}.evil.example` },
    { Origin: site.url.replace('http:', 'https:').replace(/:\d+$/u, '') },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { Referer: `${site.url}/admin/people` },
    {},
  ];
  for (const path of [
    '/admin/sign-out',
    '/admin/sign-in',
    '/admin/sign-up',
    '/admin/second-step',
    ...PAGES,
  ]) {
    for (const [name, type] of Object.entries(forms)) {
      for (const headers of from) {
        for (const address of [path, `${path}.data`]) {
          const answer = await fetch(site.url + address, {
            method: 'POST',
            redirect: 'manual',
            body: name === 'json' ? '{"act":"refresh"}' : 'act=refresh',
            headers: { ...headers, Cookie: cookie, 'Content-Type': type },
          });
          expect(answer.status, `${address} as ${name} from ${JSON.stringify(headers)}`).toBe(403);
        }
      }
    }
  }
  // The same post from a page of the site does act, so the refusals above were the origin's.
  const own = await postForm(`${site.url}/admin/content`, { act: 'purge' }, { Cookie: cookie });
  expect([own.status, own.headers.get('location')]).toEqual([302, '/admin/content']);
});

test('guessing is slowed down for one address, whatever it says of itself, and the owner still gets in', async () => {
  // Of its own: it uses the limits up that other tests need.
  const site = await startOwnerSite();
  const known = await signedInCookies(site);
  const device = /known-device=[^;]+/u.exec(known)![0];
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess++) {
    const answer = await postForm(
      `${site.url}/admin/sign-in`,
      { email: OWNER.email, password: `guess number ${guess}` },
      { 'X-Forwarded-For': `203.0.113.${guess}` },
    );
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(statuses.at(-1)).toBe(429);
  const owner = await postForm(`${site.url}/admin/sign-in`, OWNER, { Cookie: device });
  expect(owner.status).toBe(302);
  await site.stop();
});

test('an address that is no page of ours leads to the editor, and only there', async ({ site }) => {
  for (const path of [
    '/admin',
    '/admin/entries',
    '/admin/spaces/x',
    '/admin/%2f%2fevil.example',
    '/admin/https://evil.example',
    '/admin?next=//evil.example',
  ]) {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, site.editorUrl]);
  }
});

test('a form of more than a few thousand characters is refused unread', async ({ site }) => {
  const answer = await postForm(`${site.url}/admin/sign-in`, {
    email: OWNER.email,
    password: 'x'.repeat(200_000),
  });
  expect(answer.status).toBe(413);
});
