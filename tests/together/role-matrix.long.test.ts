import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { mayDo, type Role } from '#server/owner/accounts/permissions.ts';
import {
  Browser,
  firstStep,
  inviteByCode,
  join,
  signUpOwner,
  turnOnFactor,
} from '#server/owner/accounts/test-support/account-bench.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { ownerRoutes } from '#tests/support/owner-routes.ts';
import { permissionFor, SCREENS } from '#admin/screens.ts';
import type { Answered } from '#tests/requests/ask-site.ts';
import { startSiteInProcess, type SiteInProcess } from '#tests/requests/site-in-process.ts';

type Person = {
  called: string;
  site: SiteInProcess;
  cookie: string | null;
  /** Null for whoever is not signed in, or only half. */
  role: Role | null;
  /** The only screen there is for them; null where it is a question of the role. */
  only: string | null;
};

const OWN_PAGE = { origin: 'https://vending.example', 'sec-fetch-site': 'same-origin' };
const REFUSED = new RegExp(Object.values(adminWords.forbidden).join('|'), 'u');
/** Where whoever has to sign in first, or to finish signing in, is sent; from the start page to the content editor. */
const ENTRANCES = ['/admin/sign-in', '/admin/account', '/admin/environment-variables'];
/** Hundreds of pages are drawn. */
const LIMIT = { timeout: 600_000 };
const UNDECLARED = 'no-such-act';
const patterns = ownerRoutes().flatMap(({ pattern, isGuarded }) => (isGuarded ? pattern : []));
const addressOf = (pattern: string) => pattern.replace(':number', '1').replace(':id', 'none');

// Needs the whole site: the guard, the screens behind it, and what their addresses answer as data.
describe.skipIf(!isBuilt)('In the owner’s area', () => {
  const people: Person[] = [];
  const sites: SiteInProcess[] = [];

  async function open(env: Record<string, string> = {}): Promise<SiteInProcess> {
    const site = await startSiteInProcess({ INTAKE_LIMIT_PER_CLIENT: '5001', ...env });
    sites.push(site);
    await send(site, null, '/inquiry', { name: 'Ada', email: 'a@example.com', message: 'Hello' });
    return site;
  }
  const add = (
    site: SiteInProcess,
    called: string,
    browser: Browser,
    role: Role | null,
    only: string | null = null,
  ) => people.push({ site, called, cookie: browser.visitor.cookie, role, only });

  beforeAll(async () => {
    const site = await open();
    const { accounts } = site;
    const owner = await signUpOwner(accounts);
    for (const role of ['sales', 'editor'] as const) {
      const email = `${role}@example.com`;
      const code = await inviteByCode(accounts, owner, email, role);
      add(site, role, await join(accounts, email, code), role);
    }
    await turnOnFactor(accounts, owner);
    add(site, 'nobody', new Browser(), null);
    add(site, 'who has yet to give the second factor', await firstStep(accounts, '::2'), null);
    // Last: an owner may erase what the others are asked about.
    add(site, 'owner', owner, 'owner');
    const strict = await open({ SECOND_FACTOR: 'required' });
    const without = await signUpOwner(strict.accounts);
    add(strict, 'who has yet to set the second factor up', without, 'owner', '/admin/account');
  });
  afterAll(() => Promise.all(sites.map((site) => site.stop())), 30_000);

  function send(
    site: SiteInProcess,
    cookie: string | null,
    path: string,
    fields: Record<string, string> | null,
  ): Promise<Answered> {
    const headers = { ...OWN_PAGE, ...(cookie !== null && { cookie }) };
    if (fields === null) return site.ask({ path, headers });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    return site.ask({ method: 'POST', path, body, headers: { ...headers, ...type } });
  }

  /** What a route declares for a person. @param act null to see it */
  function declared({ role, only }: Person, pattern: string, act: string | null) {
    if (role === null || (only !== null && only !== pattern)) return 'sent away';
    const permission = permissionFor(pattern, act);
    return permission !== null && mayDo(role, permission) ? 'let in' : 'refused';
  }

  /** What the site did. An act may answer 403 as well where its password is missing. */
  function done({ status, headers, body }: Answered, pattern: string, isData = false): string {
    if (status >= 500) return `failed with ${status}`;
    if (status === 403 && (isData || REFUSED.test(body))) return 'refused';
    const place = isData ? /"redirect","([^"]+)"/u.exec(body)?.[1] : headers['location'];
    const path = (place ?? '').split('?')[0]!;
    return path !== pattern && ENTRANCES.includes(path) ? 'sent away' : 'let in';
  }

  // Seen failing with a screen declared for sales that the guard refuses them, and
  // where whoever has yet to set the second factor up went on.
  it(
    'everybody sees what the routes declare, as pages and as data, and nothing else',
    LIMIT,
    async () => {
      const wrong: string[] = [];
      for (const person of people) {
        for (const pattern of patterns) {
          for (const end of ['', '.data']) {
            const answer = await send(person.site, person.cookie, addressOf(pattern) + end, null);
            const found = done(answer, pattern, end !== '');
            if (found !== declared(person, pattern, null))
              wrong.push(`${person.called}, ${pattern}${end}: ${found} (${answer.status})`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  // Seen failing without the guard's question for the act.
  it('everybody does the acts that the routes declare, and no other', LIMIT, async () => {
    const wrong: string[] = [];
    for (const person of people) {
      for (const pattern of patterns) {
        const { acts = {} } = SCREENS.find(({ path }) => path === pattern)!;
        for (const act of [...Object.keys(acts), UNDECLARED]) {
          const fields = act === '' ? {} : { act };
          const answer = await send(person.site, person.cookie, addressOf(pattern), fields);
          const found = done(answer, pattern);
          if (found !== declared(person, pattern, act))
            wrong.push(`${person.called}, ${pattern} ${act}: ${found} (${answer.status})`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(sites.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('the way into a preview, which is no screen, asks for the role too', async () => {
    for (const { site, called, cookie, role, only } of people) {
      const { status } = await send(site, cookie, '/preview/enter?path=/', null);
      const isLetIn = role !== null && only === null && mayDo(role, 'preview');
      expect([called, status]).toEqual([called, isLetIn ? 303 : 403]);
    }
  });
});
