import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { openSiteDatabase } from '../open-site-database.ts';
import { securityHeaders } from '../http/security/security-headers.ts';
import { SETTING_NAMES } from '../setting-names.ts';
import { parseSettings } from '../settings.ts';
import { checkContent } from './check-content.ts';
import { checkDatabase } from './check-database.ts';
import { checkClock, checkDataDir, checkNode } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkDeployment, checkSecrets } from './check-settings.ts';
import { checkSite } from './check-site.ts';
import { examineSystem } from './examine-system.ts';
import { describeFindings, type Finding } from './finding.ts';
import type { MailSettings } from '#server/intake/intake.ts';
import { tableResolver } from './mail/test-support/table-resolver.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'system-doctor-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const states = (findings: readonly Finding[]) =>
  findings.map(({ topic, state }) => `${topic} ${state}`);

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  ends.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('The check of a deployment', () => {
  it('names every unusable setting, with what to do', async () => {
    const findings = await examineSystem({ PORT: 'x', SETTINGS_KEY: 'short' });
    expect(states(findings)).toEqual(['Node ok', 'Settings fault', 'Settings fault']);
    expect(describeFindings(findings)).toMatch(/FAULT.*PORT must be[^]*→ See .env.example/u);
  });

  it('knows an old runtime and a clock that is off', () => {
    expect(checkNode('v24.1.0', '26.10.0').state).toBe('fault');
    expect(checkNode('26.0.0', '26.10.0').state).toBe('ok');
    expect([0, 12_000, -31_000].map((offset) => checkClock(offset, 'x').state)).toEqual([
      ...['ok', 'warning', 'fault'],
    ]);
  });

  it('checks secrets without telling them', () => {
    const weak = { AUTH_SECRET: 'abcabcabcabcabcabcabcabcabcabcabc', METRICS_TOKEN: 'short' };
    const findings = checkSecrets(weak, true);
    expect(states(findings)).toEqual(['Secrets warning', 'Secrets warning']);
    expect(describeFindings(findings)).not.toMatch(/abcabc|short/u);
    const good = 'kJ8x0Qe2vUuW5n1aZr7LhT4yBcD9mPsG';
    expect(states(checkSecrets({ AUTH_SECRET: good }, true))).toEqual(['Secrets ok']);
    expect(states(checkSecrets({ AUTH_SECRET: good, SETTINGS_KEY: good }, true))).toEqual([
      'Secrets warning',
    ]);
    expect(states(checkSecrets({}, true))).toEqual(['Secrets warning']);
  });

  it('looks at every setting that is a secret, and at no other', () => {
    const guessed = SETTING_NAMES.map((name, at) => [name, String(at).padStart(64, '0')]);
    const found = checkSecrets(Object.fromEntries(guessed), true).map((each) => each.found);
    expect(found.join('\n')).toBe(
      SETTING_NAMES.filter((name) => /^(?!CONTENTFUL_).*(?:SECRET|METRICS_TOKEN|_KEY)$/u.test(name))
        .map((name) => `${name} looks easy to guess`)
        .join('\n'),
    );
  });

  it('finds an address without TLS, no trusted proxy, public sample content and notices', () => {
    const at = (env: Record<string, string>) => states(checkDeployment(parseSettings(env)));
    expect(at({})).toEqual(['Address warning']);
    const asked = { CONTENT_SOURCE: 'sample', SETUP_NOTICES: 'everyone' };
    expect(at({ SITE_URL: 'http://www.example.com', ...asked })).toEqual([
      ...[
        'Address fault',
        'Proxies warning',
        'Content warning',
        'Notices warning',
        'Accounts warning',
      ],
    ]);
    const well = {
      SITE_URL: 'https://www.example.com',
      TRUSTED_PROXY_COUNT: '1',
      SECOND_FACTOR: 'required',
    };
    expect(at(well)).toEqual(['Address ok', 'Proxies ok', 'Content warning']);
    const space = { CONTENTFUL_SPACE_ID: 'space1', CONTENTFUL_DELIVERY_TOKEN: 'token1' };
    expect(at({ ...well, ...space })).toEqual(['Address ok', 'Proxies ok']);
  });

  it('finds a data folder that cannot be written and a database that others may read', async () => {
    const dataDir = folder();
    await (await openSiteDatabase({ url: null, dataDir, log: () => undefined })).close();
    expect(states(await checkDataDir(dataDir))).toContain('Data folder ok');
    chmodSync(join(dataDir, 'site.sqlite'), 0o644);
    expect(states(await checkDataDir(dataDir))).toContain('Database file warning');
    // Root may write anywhere; what it may not, a disk that is full by nature shows.
    expect(states(await checkDataDir('/proc/nowhere'))).toContain('Disk fault');
  });

  const isRoot = process.getuid?.() === 0;
  if (isRoot) console.log('Skipped: a data folder without rights: root has all');
  it.skipIf(isRoot)('finds a data folder that its user may not write', async () => {
    const dataDir = folder();
    chmodSync(dataDir, 0o500);
    expect(states(await checkDataDir(dataDir))).toContain('Data folder fault');
  });

  it('tells older, newer and damaged databases apart, and changes none', async () => {
    const dataDir = folder();
    expect(states(await checkDatabase(null, dataDir))).toEqual(['Database ok']);
    await (await openSiteDatabase({ url: null, dataDir, log: () => undefined })).close();
    const change = (sql: string) => {
      const file = new DatabaseSync(join(dataDir, 'site.sqlite'));
      file.exec(sql);
      file.close();
    };
    expect(states(await checkDatabase(null, dataDir))).toEqual(['Database ok']);
    change('delete from schema_migrations where number = 2');
    expect(states(await checkDatabase(null, dataDir))).toEqual(['Database warning']);
    change("insert into schema_migrations values (2, 'x', 0)");
    change("insert into schema_steps values ('core', 9999, 'x', 0, 0), ('gone', 1, 'x', 0, 1)");
    expect(states(await checkDatabase(null, dataDir))).toEqual(['Database ok']);
    change('update schema_steps set ends_older = 1');
    expect(states(await checkDatabase(null, dataDir))).toEqual(['Database fault']);
    const nowhere = 'postgres://u:s3cret-word@127.0.0.1:1/x';
    const [unreachable] = await checkDatabase(nowhere, dataDir);
    expect(unreachable).toMatchObject({ state: 'fault' });
    expect(JSON.stringify(unreachable)).not.toContain('s3cret-word');
  });

  it('reaches a mail server, and knows one that is not there', async () => {
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    ends.push(() => server.close());
    const { port } = server.server.address() as AddressInfo;
    const mailBy = (smtp: number, to = 'sales@company.com') =>
      parseSettings({ EMAIL_TO: to, SMTP_URL: `smtp://127.0.0.1:${smtp}` }).inquiries.mail;
    const resolver = tableResolver({});
    const look = async (mail: MailSettings) =>
      states(await checkMail(mail, { resolver, dkimSelector: null }));
    expect(await look(mailBy(port))).toEqual(['Mail ok', 'Sender domain fault']);
    expect(await look(mailBy(1))).toEqual(['Mail fault', 'Sender domain fault']);
    resolver.asked.length = 0;
    for (const to of ['owner@example.com', 'sales@company.com,ann@b.test'])
      expect(await look(mailBy(port, to))).toEqual(['Mail fault']);
    expect(await look(parseSettings({}).inquiries.mail)).toEqual(['Mail warning']);
    expect(resolver.asked).toEqual([]);
  });

  it('asks the content service with the delivery token, and looks at its types and its clock', async () => {
    let types: object[] = [];
    const host = await serve((request, response) => {
      const allowed = request.headers.authorization === 'Bearer right';
      response.writeHead(allowed ? 200 : 401, {
        'content-type': 'application/json',
        date: new Date(Date.now() + 3_600_000).toUTCString(),
      });
      const error = { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'no' };
      const items = request.url?.includes('content_types') ? types : [];
      response.end(
        JSON.stringify(allowed ? { sys: { type: 'Array' }, total: items.length, items } : error),
      );
    });
    const check = (token: string) =>
      checkContent(
        parseSettings({
          CONTENTFUL_SPACE_ID: 'space1',
          CONTENTFUL_DELIVERY_TOKEN: token,
          CONTENTFUL_HOST: host,
        }),
      );
    const look = async (token: string) => states(await check(token));
    const others = ['Preview skipped', 'Clock fault'];
    expect(await look('right')).toEqual(['Content service ok', 'Content types ok', ...others]);
    types = [{ sys: { id: 'blogPost' }, name: 'Post', fields: [{ id: 'slug', type: 'Symbol' }] }];
    const found = await check('right');
    expect(states(found)).toContain('Content types fault');
    expect(found[1]?.found).toMatch(/^blogPost\.publishDate: .*lacks the field “publishDate”/u);
    expect(await look('wrong')).toContain('Content service fault');
    expect(await look('')).toEqual(['Content service warning']);
  });

  it('looks at the site as visitors do: status, headers, health', async () => {
    const headers = {
      ...securityHeaders({ secure: false }),
      'Content-Security-Policy': "default-src 'none'",
    };
    const whole = await serve((_request, response) => void response.writeHead(200, headers).end());
    expect(states(await checkSite(`http://${whole}`))).toEqual([
      'Site ok',
      'Headers ok',
      'Health ok',
    ]);
    const bare = await serve((request, response) => {
      const elsewhere = request.url === '/';
      response.writeHead(
        elsewhere ? 301 : 503,
        elsewhere ? { location: 'https://x.example/' } : {},
      );
      response.end();
    });
    expect(states(await checkSite(`http://${bare}`))).toEqual([
      ...['Site fault', 'Headers fault', 'Health fault'],
    ]);
    expect(states(await checkSite('http://127.0.0.1:1'))).toEqual(['Site fault']);
  });
});
