import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#server/store/clock.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { secretsOf } from '#server/store/site-values.ts';
import { findPostgres, startPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import {
  accountsOn,
  OWNER,
  signUpOwner,
  turnOnFactor,
} from '../owner/accounts/test-support/account-bench.ts';
import { parseSettings } from '../settings.ts';
import { toSecrets } from '../store/secrets.ts';
import { openContentConnection } from '../owner/stored-settings/content-connection.ts';
import { examineSystem } from './examine-system.ts';
import { describeFindings } from './finding.ts';

const NEW = 'kJ8x0Qe2vUuW5n1aZr7LhT4yBcD9mPsG';
const OTHER = 'zT5m9Lq1wXeR7c3Vb8Nn2Ks6Jh4Gf0Da';
const KEY = 'Qw7Er2Ty9Ui4Op1As6Df3Gh8Jk5Lz0Xc';
const TOKEN = 'the-owners-delivery-token';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const { reason } = findPostgres();
let server: PostgresServer | undefined;
beforeAll(async () => {
  if (reason === null) server = await startPostgres(false);
});
afterAll(() => server?.stop());
if (reason !== null) console.log(`Skipped on PostgreSQL: the doctor's stored things: ${reason}`);

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])('what the doctor finds in the store (%s)', (_, onServer) => {
  /** A store of one's own, filled; the environment that leads to it. */
  const storeWith = async (fill: (database: SiteDatabase) => Promise<void>) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'doctor-stored-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const url = onServer ? await server!.createDatabase() : null;
    const database = await openSiteDatabase({ url, dataDir, log: () => undefined });
    await fill(database);
    await database.close();
    return { DATA_DIR: dataDir, SITE_URL: 'http://127.0.0.1:1', ...(url && { DATABASE_URL: url }) };
  };
  const factorUnder = (set: string | null) => async (database: SiteDatabase) => {
    const secrets = await secretsOf(
      database.query,
      'auth-secret',
      set === null ? null : toSecrets(set, []),
      0,
    );
    const { accounts } = accountsOn(database, {}, { secrets });
    await turnOnFactor(accounts, await signUpOwner(accounts));
  };
  const lookAt = async (topic: string, env: Record<string, string>) =>
    (await examineSystem(env)).filter((finding) => finding.topic === topic);

  test.skipIf(onServer && reason !== null)(
    'warns of a second factor before a start that could not read it',
    async () => {
      const kept = await storeWith(factorUnder(null));
      const of = (env: Record<string, string>) => lookAt('Second factors', { ...kept, ...env });
      expect(await of({})).toMatchObject([{ state: 'ok', found: '1 can be read' }]);
      // Set for the first time: the one in the store is still read.
      const [set] = await of({ AUTH_SECRET: NEW });
      expect(set).toMatchObject({ state: 'ok' });
      expect(set!.found).toContain('1 with a former secret');

      const under = await storeWith(factorUnder(NEW));
      const changed = (env: Record<string, string>) =>
        lookAt('Second factors', { ...under, ...env });
      expect(await changed({ AUTH_SECRET: NEW })).toMatchObject([{ state: 'ok' }]);
      expect(await changed({ AUTH_SECRET: `${OTHER},${NEW}` })).toMatchObject([{ state: 'ok' }]);
      for (const env of [{ AUTH_SECRET: OTHER }, {}] as Record<string, string>[]) {
        const [lost] = await changed(env);
        expect(lost).toMatchObject({ state: 'fault' });
        expect(lost!.found).toContain(OWNER.email);
        expect(lost!.todo).toContain('behind AUTH_SECRET');
        expect(describeFindings([lost!])).not.toContain(OTHER);
      }
      expect(await lookAt('Second factors', await storeWith(async () => undefined))).toEqual([]);
    },
  );

  test.skipIf(onServer && reason !== null)(
    'knows the credentials that were entered under /admin, in both doctors',
    async () => {
      const asked: string[] = [];
      const service = createServer((request, response) => {
        asked.push(request.headers.authorization ?? '');
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ sys: { type: 'Array' }, total: 3, items: [] }));
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      ends.push(() => service.close());
      const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
      const reach = { CONTENTFUL_HOST: host };
      const place = await storeWith(async (database) => {
        const settings = parseSettings({ SETTINGS_KEY: KEY });
        const connection = await openContentConnection({
          database,
          settings,
          settingsKeys: settings.accounts.settingsKeys,
          clock: systemClock,
          log: () => undefined,
        });
        const set = { CONTENTFUL_SPACE_ID: 'owners-space', CONTENTFUL_DELIVERY_TOKEN: TOKEN };
        await connection.save({ set, remove: [], by: 'owner' });
        connection.stop();
      });
      const env = { ...place, ...reach, SETTINGS_KEY: KEY };
      expect(await lookAt('Content service', env)).toMatchObject([
        { state: 'ok', found: 'delivery token accepted, 3 entries' },
      ]);
      expect(asked).toContain(`Bearer ${TOKEN}`);
      const [stored] = await lookAt('Stored credentials', env);
      expect(stored!.found).toBe(
        'CONTENTFUL_SPACE_ID, CONTENTFUL_DELIVERY_TOKEN from /admin/environment-variables',
      );
      const rotated = { ...env, SETTINGS_KEY: `${OTHER},${KEY}` };
      expect(await lookAt('Content service', rotated)).toMatchObject([{ state: 'ok' }]);
      for (const key of [OTHER, '']) {
        const lost = { ...env, SETTINGS_KEY: key };
        expect(await lookAt('Stored credentials', lost)).toMatchObject([{ state: 'fault' }]);
        expect(await lookAt('Content service', lost)).toMatchObject([{ state: 'warning' }]);
      }

      // The doctor of the content: which space it would examine is told by its complaint, since this one holds nothing.
      const command = fileURLToPath(new URL('../../space/doctor/command.ts', import.meta.url));
      const examine = (changes: Record<string, string>) =>
        spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', command], {
          env: {
            PATH: process.env['PATH']!,
            ...env,
            CONTENTFUL_HOST: '127.0.0.1:1',
            SITE_URL: 'https://www.example.com',
            ...changes,
          },
          encoding: 'utf8',
        }).stderr;
      expect(examine({})).not.toContain('No space is configured');
      expect(examine({ SETTINGS_KEY: OTHER })).toMatch(
        /No space is configured.*stored, but sealed with another SETTINGS_KEY/u,
      );
    },
  );
});

test('the doctor changes nothing: it makes neither file nor folder', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'doctor-nothing-'));
  ends.push(() => rmSync(parent, { recursive: true, force: true }));
  const DATA_DIR = join(parent, 'data');
  await examineSystem({ DATA_DIR, SITE_URL: 'http://127.0.0.1:1' });
  expect(() => readFileSync(join(DATA_DIR, 'site.sqlite'))).toThrow(/ENOENT/u);
});
