import { spawn, type ChildProcess } from 'node:child_process';
import { findFreePort } from '#tests/support/free-port.ts';
import { siteProgram } from '#tests/support/site-program.ts';
import { ROOT } from '#tools/runtime.mjs';

/** Which program is put to the test: the inquiry path alone, or the built site with all its pages. */
export type Subject = 'intake' | 'site';

export type ServedProcess = {
  port: number;
  url: string;
  pid: number;
  /** Everything it wrote. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  isUp(): boolean;
};

const PROGRAMS = {
  intake: ['tests/faults/intake-process.ts'],
  site: siteProgram(),
  /** The site without pages in memory. */
  rendering: siteProgram({ keepsPages: false }),
};
/** A whole site on a busy machine takes its time. */
const START_LIMIT_MS = 120_000;

/** What every process under test is told, beside where its data lives. */
const COMMON = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  CONTENT_SOURCE: 'none',
  HOST: '127.0.0.1',
  INTAKE_LIMIT_PER_CLIENT: '1000000',
  FORM_SECRET: 'a secret for tests only',
};

/** A test that fails half-way must not leave its processes behind. */
const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/**
 * Starts a process and waits until it answers.
 * @param env settings of the site; PORT is chosen when it is not given
 * @param wrap a command to run it under, such as strace
 * @param until the first answer, or quiet: a site that has just started renders its pages ahead, which is not the test
 * @param folder another built checkout, for an earlier release
 */
export async function serve(
  subject: keyof typeof PROGRAMS,
  env: Record<string, string>,
  wrap: string[] = [],
  until: 'answering' | 'quiet' = 'quiet',
  folder: string = ROOT,
): Promise<ServedProcess> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const command = [...wrap, process.execPath, ...PROGRAMS[subject]];
  const child = spawn(command[0]!, command.slice(1), {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...COMMON, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 0)),
  );
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url, () => output);
  if (until === 'quiet') await quiet(url);
  return {
    port,
    url,
    pid: child.pid!,
    output: () => output,
    kill: (signal) => void child.kill(signal),
    ended,
    isUp: () => child.exitCode === null && child.signalCode === null,
  };
}

async function answering(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The process ended before it answered: ${output().slice(-2_000)}`);
    }
    const up = await fetch(`${url}/api/form-token`).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    if (up) return;
    if (performance.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`The process did not answer: ${output().slice(-2_000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Waits until answers have come quickly five times in a row. */
async function quiet(url: string): Promise<void> {
  const limit = performance.now() + 30_000;
  for (let quick = 0; quick < 5 && performance.now() < limit;) {
    const startedAtMs = performance.now();
    await fetch(`${url}/api/form-token`).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    quick = performance.now() - startedAtMs < 50 ? quick + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
