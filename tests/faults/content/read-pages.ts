import { get } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { processorMs } from '../../../bench/process-figures.ts';
import { pause } from '../fault.ts';

export type PageAnswer = { path: string; status: number; firstByteMs: number };

/** Asks for one page. `firstByteMs` counts until the head of the answer is there; status 0: none came. */
export function readPage(url: string, path: string): Promise<PageAnswer> {
  return new Promise((resolve) => {
    const startedAtMs = performance.now();
    const since = () => performance.now() - startedAtMs;
    const request = get(url + path, { agent: false }, (response) => {
      const firstByteMs = since();
      response.resume();
      response.on('end', () => resolve({ path, status: response.statusCode ?? 0, firstByteMs }));
      response.on('error', () => resolve({ path, status: 0, firstByteMs }));
    });
    request.setTimeout(30_000, () => request.destroy());
    request.on('error', () => resolve({ path, status: 0, firstByteMs: since() }));
  });
}

/** One page after the other, so that each one's time is its own. */
export async function readPages(url: string, paths: readonly string[]): Promise<PageAnswer[]> {
  const answers: PageAnswer[] = [];
  for (const path of paths) answers.push(await readPage(url, path));
  return answers;
}

const MB = 1_024;

/** Memory of a process in MB: now, and the most since `forgetPeak`. */
export function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / MB;
  return { nowMb: read('VmRSS'), peakMb: read('VmHWM') };
}

/** Waits until a process has nothing left to do of its own: pages built ahead, their smallest copies made. */
export async function untilIdle(pid: number): Promise<void> {
  const limit = performance.now() + 120_000;
  for (let quiet = 0; quiet < 3 && performance.now() < limit;) {
    const before = processorMs(pid);
    await pause(500);
    quiet = processorMs(pid) - before <= 20 ? quiet + 1 : 0;
  }
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
