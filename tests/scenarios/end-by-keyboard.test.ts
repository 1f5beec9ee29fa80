import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt } from '#tests/support/is-built.ts';
import { ROOT } from '#tools/runtime.mjs';

// Seen failing with the sample content service in the site's own group: it was reported missing at every such end.
test.skipIf(!isBuilt)(
  'Ctrl-C in a terminal, which every process of the group hears, ends the site without a warning',
  { timeout: 60_000 },
  async () => {
    const site = spawn(process.execPath, [join(ROOT, 'server.ts')], {
      cwd: ROOT,
      detached: true,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: '0',
        CONTENT_SOURCE: 'sample',
        DATA_DIR: await mkdtemp(join(tmpdir(), 'vending-site-')),
      },
    });
    let said = '';
    const started = new Promise<void>((resolve) => {
      site.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/Address\s+http/u.test(said)) resolve();
      });
    });
    site.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(site, 'close');
    await Promise.race([started, ended]);
    process.kill(-site.pid!, 'SIGINT');
    const [code] = await ended;
    const warnings = said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level > 30);
    expect({ code, warnings }).toEqual({ code: 0, warnings: [] });
  },
);
