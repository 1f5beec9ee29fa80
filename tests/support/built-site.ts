import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestParts } from '../../server.ts';
import { siteProgram } from './site-program.ts';

const ROOT = join(import.meta.dirname, '../..');
const ADDRESS = /Address\s+(http:\/\/\S+?)\/?$/u;

export type BuiltSite = {
  url: string;
  dataDir: string;
  pid: number;
  /** Ends the site; `SIGKILL` for a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts the built site as a process of its own on a free port. Rejects with what it said when it does not come up. */
export async function startBuiltSite(
  env: Record<string, string>,
  parts?: TestParts,
): Promise<BuiltSite> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'vending-site-')));
  const child = spawn(process.execPath, siteProgram(parts), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...(process.env['NODE_COMPILE_CACHE'] && {
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      }),
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...env,
      DATA_DIR: dataDir,
    },
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = ADDRESS.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      dataDir,
      pid: child.pid!,
      async stop(signal = 'SIGTERM') {
        child.kill(signal);
        await ended;
      },
    };
  }
  throw new Error(`The site did not come up: ${said.join('\n')}`);
}
