import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './runtime.mjs';

const PLACES = {
  npm: /^npm |bin\/npm/u,
  script: /^node tools\/start\.mjs/u,
  server: /\/server\.ts/u,
} as const;

type Started = { pid: number; parent: number; command: string };

/** Every process that runs: what has ended and waits for its parent to be told does not. */
function listRunning(): Started[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return listed.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+[^Z\s]\S*\s+(.*)$/u.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** A process and all that it started, and what those started. */
function familyOf(pid: number): Started[] {
  const all = listRunning();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Those of them that still run. */
const left = (family: Started[]) => {
  const running = new Set(listRunning().map(({ pid }) => pid));
  return family.filter(({ pid }) => running.has(pid));
};

test.each([
  ...(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const).map(
    (signal) => ['npm', signal] as const,
  ),
  ...(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const).map(
    (signal) => ['script', signal] as const,
  ),
  ...(['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map((signal) => ['server', signal] as const),
])('npm start leaves nothing running once its %s got %s', async (place, signal) => {
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...{ PORT: '0', HOST: '127.0.0.1', CONTENT_SOURCE: 'sample' },
      DATA_DIR: await mkdtemp(join(tmpdir(), 'npm-start-')),
    },
  });
  let family: Started[] = [];
  onTestFinished(() => {
    for (const { pid } of left(family)) process.kill(pid, 'SIGKILL');
  });
  let url = '';
  for await (const line of createInterface({ input: npm.stdout })) {
    url ||= /Address\s+(http:\/\/\S+?)\/?$/u.exec(line)?.[1] ?? '';
    if (/^\s*Data\s/u.test(line)) break;
  }
  npm.stdout.resume();
  family = familyOf(npm.pid!);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  const told = family.filter(({ command }) => PLACES[place].test(command));
  expect(told).toHaveLength(1);
  process.kill(told[0]!.pid, signal);
  await expect.poll(() => left(family)).toEqual([]);
});
