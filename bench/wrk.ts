import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

/**
 * Keeps connections busy with one address. The load comes from a program in C (Debian's wrk), so that it does not take
 * the processor that the server needs. @throws Error with what to install when it is missing
 */
export async function loadWith(
  url: string,
  { connections = 32, seconds = 3 }: { connections?: number; seconds?: number } = {},
): Promise<Load> {
  const args = [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'],
    ...['-H', 'Accept-Encoding: br', url],
  ];
  const { stdout } = await run('wrk', args).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Error('The load generator is missing: apt-get install wrk')
      : error;
  });
  const failures = /Non-2xx or 3xx responses: (\d+)/u.exec(stdout)?.[1];
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(
    stdout,
  );
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]),
    p50Ms: toMs(/50%\s+([\d.]+)(us|ms|s)/u.exec(stdout)),
    p99Ms: toMs(/99%\s+([\d.]+)(us|ms|s)/u.exec(stdout)),
    failed:
      Number(failures ?? 0) +
      (broken?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  };
}

function toMs(found: RegExpExecArray | null): number {
  const [, amount, unit] = found ?? [];
  const factor = { us: 0.001, ms: 1, s: 1_000 }[unit ?? ''] ?? Number.NaN;
  return Number(amount) * factor;
}
