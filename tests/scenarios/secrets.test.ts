import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { previewTokensOf } from '#tests/support/preview-tokens-of.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { leaks, SECRET_CANARIES as CANARIES } from '#tests/support/secret-canaries.ts';
import { SPACE_FILE } from '#space/space-file.ts';
import { ROOT } from '#tools/runtime.mjs';

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
  }
}

describe.skipIf(!isBuilt)('No secret leaves the site', () => {
  let emulator: Emulator;
  let url = '';
  let output = '';
  let stop = async () => {};
  beforeAll(async () => {
    emulator = await startEmulator({
      space: SPACE_FILE,
      port: 0,
      previewPort: 0,
      deliveryToken: CANARIES.CONTENTFUL_DELIVERY_TOKEN,
      previewToken: CANARIES.CONTENTFUL_PREVIEW_TOKEN,
    });
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: '0',
        LOG_LEVEL: 'trace',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'vending-site-')),
        CONTENTFUL_SPACE_ID: emulator.spaceId,
        CONTENTFUL_HOST: emulator.host,
        CONTENTFUL_PREVIEW_HOST: emulator.previewHost,
        ...CANARIES,
      },
    });
    const ended = once(child, 'exit');
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await vi.waitUntil(() => /Address\s+http\S+\s/u.test(output), { timeout: 30_000 });
    url = /Address\s+(http:\/\/\S+?)\/?\s/u.exec(output)![1]!;
    stop = async () => {
      child.kill();
      await ended;
      await emulator.close();
    };
  });
  afterAll(() => stop(), 30_000);

  const answersOf = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    return `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
  };

  it('with a page, its data, an error or a refusal', async () => {
    const paths = [
      ...PUBLIC_PATHS,
      '/_root.data',
      '/no-such-page',
      '/health',
      '/health/ready',
      '/metrics',
      '/admin/environment-variables',
      '/admin/sign-in',
      '/preview/enter?token=x',
      '/api/webhooks/contentful',
      '/api/runtime-config',
      '/%c0%af',
    ];
    for (const path of paths) expect([path, leaks(await answersOf(path))]).toEqual([path, []]);
    const post = { method: 'POST', body: '{"sys":' };
    for (const path of [
      '/api/webhooks/contentful',
      '/api/vitals',
      '/api/events',
      '/api/refresh-connection',
    ])
      expect([path, leaks(await answersOf(path, post))]).toEqual([path, []]);
  });

  it('with the runtime configuration, which says of tokens that they are set', async () => {
    const config = (await (await fetch(`${url}/api/runtime-config`)).json()) as object;
    expect(config).toMatchObject({
      CONTENTFUL_DELIVERY_TOKEN: 'set',
      CONTENTFUL_PREVIEW_TOKEN: 'set',
      CONTENTFUL_MANAGEMENT_TOKEN: 'set',
    });
  });

  it('with a preview, whose link is signed and does not hold what it is signed with', async () => {
    const token = previewTokensOf(CANARIES.AUTH_SECRET).issueLink({
      path: '/machines',
      expiresAtMs: Date.now() + 60_000,
    });
    const entered = await fetch(`${url}/preview/enter?token=${token}`, { redirect: 'manual' });
    const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
    const preview = await answersOf('/machines', { headers: { cookie } });
    expect(preview).toContain('data-contentful-entry-id');
    expect(leaks(preview + cookie)).toEqual([]);
  });

  it('when the content service fails', async () => {
    emulator.setScenario('unauthorised');
    await answersOf('/api/refresh-connection', { method: 'POST' });
    for (const path of ['/', '/machines/no-such-machine', '/health'])
      expect([path, leaks(await answersOf(path))]).toEqual([path, []]);
    emulator.setScenario('full');
  });

  it('with metrics, which only their token opens', async () => {
    expect(await answersOf('/metrics')).not.toContain('site_requests_total');
    const Authorization = `Bearer ${CANARIES.METRICS_TOKEN}`;
    const metrics = await answersOf('/metrics', { headers: { Authorization } });
    expect(metrics).toContain('site_requests_total');
    expect(leaks(metrics)).toEqual([]);
  });

  it('with any file that browsers can fetch', () => {
    for (const file of filesUnder(join(ROOT, 'build/client'))) {
      expect([file, leaks(readFileSync(file, 'latin1'))]).toEqual([file, []]);
    }
  });

  it('with the log, in which the lines of a request carry its id', async () => {
    const answer = await fetch(`${url}/no-such-page?token=canary-visitor-words`);
    const id = answer.headers.get('x-request-id')!;
    expect(id).toMatch(/^[\w-]{36}$/u);
    await expect.poll(() => output).toContain(`"requestId":"${id}"`);
    expect(output).not.toContain('canary-visitor-words');
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg');
    expect(leaks(output)).toEqual([]);
  });
});
