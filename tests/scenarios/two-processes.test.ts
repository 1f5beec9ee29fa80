import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { routerErrorWords } from '#copy/en/router-error-words.ts';
import { createInvitations } from '#server/owner/accounts/invitations.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { CANARIES, cookiesOf, OWNER, postForm } from '#tests/support/owner-forms.ts';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { SPACE_FILE } from '#space/space-file.ts';

const { reason } = findPostgres();
if (reason !== null) console.log(`Skipped: the owner of two processes: ${reason}`);
const LIMIT_MS = 120_000;
const LONGEST_WAIT_MS = 40_000;
const TOLD_WITHIN_MS = 7_000;

const soon = <T>(look: () => Promise<T>, timeout = LONGEST_WAIT_MS) =>
  expect.poll(look, { timeout, interval: 100 });

// Each seen failing: without looking for settings stored by others, and with acts that tell nobody.
describe.skipIf(!isBuilt || reason !== null)(
  'The owner of two processes on one PostgreSQL',
  { timeout: LIMIT_MS },
  () => {
    let postgres: PostgresServer;
    let emulator: Emulator;
    let sites: BuiltSite[] = [];
    let cookie = '';

    beforeAll(async () => {
      postgres = await startPostgres();
      const url = await postgres.createDatabase();
      emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
      const env = {
        ...CANARIES,
        DATABASE_URL: url,
        CONTENT_SOURCE: 'contentful',
        CONTENTFUL_HOST: emulator.host,
        CONTENTFUL_PREVIEW_HOST: emulator.previewHost,
      };
      sites = [await startBuiltSite(env), await startBuiltSite(env)];
      const database = await openSiteDatabase({
        url,
        dataDir: sites[0]!.dataDir,
        log: () => undefined,
      });
      const nowMs = Date.now();
      const invitation = {
        kind: 'console',
        email: '',
        role: 'owner',
        invitedBy: null,
        nowMs,
      } as const;
      const code = await createInvitations(database).create(invitation);
      await database.close();
      const made = await postForm(`${sites[0]!.url}/admin/sign-up`, { ...OWNER, code });
      expect(made.status).toBe(302);
      cookie = cookiesOf(made);
    }, LIMIT_MS);
    afterAll(async () => {
      await Promise.all(sites.map((site) => site.stop()));
      await emulator?.close();
      await postgres?.stop();
    }, LIMIT_MS);

    const post = async (site: BuiltSite, page: string, fields: Record<string, string>) =>
      (await postForm(`${site.url}/admin/${page}`, fields, { Cookie: cookie })).status;
    /** The version of what a screen shows, as its form names it. */
    const shownOn = async ({ url }: BuiltSite, page: string) => {
      const answer = await fetch(`${url}/admin/${page}`, { headers: { Cookie: cookie } });
      return /name="shown" value="([^"]*)"/u.exec(await answer.text())![1]!;
    };
    const save = async (site: BuiltSite, fields: Record<string, string>) => {
      const shown = await shownOn(site, 'environment-variables');
      const act = { act: 'save', password: OWNER.password, shown };
      return post(site, 'environment-variables', { ...act, ...fields });
    };
    const originAt = async ({ url }: BuiltSite) => {
      const answer = await fetch(`${url}/machines`);
      await answer.arrayBuffer();
      return answer.headers.get('x-content-source');
    };

    it('lays down a redirect on one, and both follow it; deletes it on the other, and neither does', async () => {
      const [first, second] = sites;
      const leadsTo = ({ url }: BuiltSite) =>
        fetch(`${url}/old-catalogue`, { redirect: 'manual' }).then(({ headers }) =>
          headers.get('location'),
        );
      const rule = { from: '/old-catalogue', to: '/machines', kind: 'exact', status: '301' };
      // Twice within the 30 s after which a process looks by itself: only the notification makes every one of them.
      for (let round = 0; round < 2; round += 1) {
        expect(await post(first!, 'redirects', { act: 'save', ...rule })).toBe(302);
        expect(await leadsTo(first!)).toBe('/machines');
        await soon(() => leadsTo(second!), TOLD_WITHIN_MS).toBe('/machines');
        const removed = {
          act: 'remove',
          from: rule.from,
          shown: await shownOn(second!, 'redirects'),
        };
        expect(await post(second!, 'redirects', removed)).toBe(302);
        expect(await leadsTo(second!)).toBeNull();
        await soon(() => leadsTo(first!), TOLD_WITHIN_MS).toBeNull();
      }
    });

    it('types credentials in on one, and both show live content; takes them back on the other, and neither does', async () => {
      const [first, second] = sites;
      for (const site of sites) expect(await originAt(site)).toBe('fallback');
      const typed = {
        CONTENTFUL_SPACE_ID: emulator.spaceId,
        CONTENTFUL_DELIVERY_TOKEN: emulator.deliveryToken,
      };
      expect(await save(first!, typed)).toBe(302);
      for (const site of sites) await soon(() => originAt(site)).toBe('live');
      expect(await save(second!, { 'remove-CONTENTFUL_DELIVERY_TOKEN': 'yes' })).toBe(302);
      for (const site of sites) await soon(() => originAt(site)).toBe('fallback');
      expect(await save(first!, typed)).toBe(302);
      for (const site of sites) await soon(() => originAt(site)).toBe('live');
    });

    it('refreshes on one, and both show what was published without a webhook', async () => {
      const [first, second] = sites;
      const page = async ({ url }: BuiltSite) => (await fetch(`${url}/machines/duo`)).text();
      for (const site of sites) expect(await page(site)).not.toContain('Duo the second');
      emulator.edit('sample-machine-06-duo', 'title', 'Duo the second');
      emulator.publish('sample-machine-06-duo');
      expect(await post(second!, 'content', { act: 'refresh' })).toBe(302);
      for (const site of [second!, first!])
        await soon(() => page(site)).toContain('Duo the second');
    });

    // Seen failing without `answerStoreFaults`: 500 and a stack in the log.
    it('are told in words while the database is unavailable, and go on once it is back', async () => {
      const ask = async (page: string) => {
        const answer = await fetch(`${sites[0]!.url}${page}`, {
          headers: { Cookie: cookie },
          redirect: 'manual',
        });
        const text = await answer.text();
        return [page, answer.status, text.includes(routerErrorWords.storeAway)];
      };
      const pages = ['/admin/inquiries', '/admin/account', '/admin/audit', '/admin/people'];
      await postgres.kill();
      for (const page of [...pages, '/admin/sign-in'])
        expect(await ask(page)).toEqual([page, 503, true]);
      expect(await ask('/machines')).toEqual(['/machines', 200, false]);
      await postgres.restart();
      for (const page of pages) await soon(() => ask(page)).toEqual([page, 200, false]);
    });
  },
);
