import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestParts } from '../../server.ts';
import { siteProgram } from './site-program.ts';
import { ROOT } from '#tools/runtime.mjs';

export type BuiltSite = {
  url: string;
  /** Where the sample space is edited; '' on any other space. */
  editorUrl: string;
  dataDir: string;
  pid: number;
  /** Everything it wrote. */
  output(): string;
  /** Ends the site; `SIGKILL` for a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** What still runs ends with this process, also where that gives up before it has stopped its sites. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

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
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  const said: string[] = [];
  const output = () => said.join('\n');
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const isUp = () => /^\s*Data\s/mu.test(output());
  while (!isUp()) {
    await Promise.race([once(lines, 'line'), ended]);
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The site did not come up: ${output()}`);
  }
  return {
    url: /Address\s+(http:\/\/\S+?)\/?$/mu.exec(output())![1]!,
    editorUrl: /Edit it\s+(http:\/\/\S+)$/mu.exec(output())?.[1] ?? '',
    dataDir,
    pid: child.pid!,
    output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
