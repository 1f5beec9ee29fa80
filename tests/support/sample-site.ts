import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestParts } from '../../server.ts';
import { siteProgram } from './site-program.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The built site on the sample space, with the address of the page where that is edited. */
export type SampleSite = {
  url: string;
  editorUrl: string;
  dataDir: string;
  /** Everything it wrote. */
  output(): string;
  stop(): Promise<void>;
};

/** Starts one of its own, so that a journey may change content without another noticing. */
export async function startSampleSite(
  env: Record<string, string> = {},
  parts?: TestParts,
): Promise<SampleSite> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'vending-site-')));
  const child = spawn(process.execPath, siteProgram(parts), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      CONTENT_SOURCE: 'sample',
      ...env,
      DATA_DIR: dataDir,
    },
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const lines = createInterface({ input: child.stdout });
  const addresses = new Promise<{ url: string; editorUrl: string }>((resolve) => {
    let url: string | undefined;
    let editorUrl = '';
    lines.on('line', (line) => {
      said.push(line);
      url ??= /Address\s+(http:\/\/\S+?)\/?$/u.exec(line)?.[1];
      editorUrl ||= /Edit it\s+(http:\/\/\S+)$/u.exec(line)?.[1] ?? '';
      // A space of the test's own has no such page; the line that follows either way ends the wait.
      if (url && /^\s*Data\s/u.test(line)) resolve({ url, editorUrl });
    });
  });
  const failed = ended.then(() => {
    throw new Error(`The site did not come up: ${said.join('\n')}`);
  });
  failed.catch(() => undefined);
  const found = await Promise.race([addresses, failed]);
  return {
    ...found,
    dataDir,
    output: () => said.join('\n'),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
