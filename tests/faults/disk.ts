import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { percentile } from '#tests/support/percentile.ts';
import { ONLY_SQLITE, pause, placeEnv, readPath, until, type Fault } from './fault.ts';
import { post, sendUntil, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect } from './stored.ts';

const has = (tool: string) => spawnSync('which', [tool]).status === 0;
const straceMissing = () =>
  has('strace') ? null : 'strace is not installed (Debian: apt-get install strace)';

export const syncBeforeAnswer: Fault = {
  id: 'A3',
  title: 'system calls between the last write of the log and the answer (strace)',
  target: 'a sync between them for every answer',
  engines: ONLY_SQLITE,
  unavailable: straceMissing,
  async run({ subject, place, long }) {
    const count = long ? 500 : 40;
    const trace = join(place.dataDir, 'strace.txt');
    const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg';
    const served = await serve(subject, placeEnv(place), [
      'strace',
      '-f',
      '-y',
      '-s',
      '400',
      '-e',
      calls,
      '-o',
      trace,
    ]);
    for (let index = 0; index < count; index++) {
      await post(served.port, toBody({ key: `strace-${index}`, message: `traced ${index}` }));
    }
    execFileSync('pkill', ['-TERM', '-P', String(served.pid)]);
    await served.ended;
    let unsynced = false;
    let synced = 0;
    let wrong = 0;
    for (const line of readFileSync(trace, 'utf8').split('\n')) {
      if (/pwrite64\(\d+<[^>]*site\.sqlite-wal>/u.test(line)) unsynced = true;
      else if (/(?:fsync|fdatasync)\(\d+<[^>]*site\.sqlite-wal>/u.test(line)) unsynced = false;
      else if (line.includes('{\\"success\\":true}')) {
        if (unsynced) wrong += 1;
        else synced += 1;
      }
    }
    return {
      ok: wrong === 0 && synced === count,
      measured: `${synced} of ${count} answers after a sync of the log, ${wrong} before it`,
    };
  },
};

export const syncFails: Fault = {
  id: 'A4',
  title: 'fsync fails with EIO (strace injects it)',
  target: 'no success answer from then on; what was acknowledged before is there after a restart',
  engines: ONLY_SQLITE,
  unavailable: straceMissing,
  async run({ subject, place, long }) {
    const count = long ? 200 : 30;
    const good = 10;
    const messages = Array.from(
      { length: count },
      (_, index) => `before or after the fault ${index}`,
    );
    const first = await serve(subject, placeEnv(place));
    const acknowledged: string[] = [];
    const send = async (port: number, message: string) => {
      const { status, body } = await post(
        port,
        toBody({ key: message.replaceAll(' ', '-'), message }),
      );
      if (status === 200) acknowledged.push(message);
      return { status, body };
    };
    for (const message of messages.slice(0, good)) await send(first.port, message);
    first.kill('SIGTERM');
    await first.ended;
    // The new process may sync while it starts; from then on every sync fails.
    const inject = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO'];
    const failing = await serve(
      subject,
      { ...placeEnv(place), FORM_SECRET: 'a secret for tests only' },
      [...['strace', '-f', '-o', '/dev/null', ...inject]],
    ).catch(() => null);
    const falsely: string[] = [];
    const statuses = new Set<number>();
    for (const message of failing ? messages.slice(good) : []) {
      const { status } = await send(failing!.port, message);
      statuses.add(status);
      if (status === 200) falsely.push(message);
    }
    if (failing) {
      execFileSync('pkill', ['-KILL', '-P', String(failing.pid)]);
      await failing.ended;
    }
    const last = await serve(subject, placeEnv(place));
    const after = await send(last.port, 'after the fault');
    last.kill('SIGTERM');
    await last.ended;
    const state = await inspect(place, acknowledged);
    return {
      ok:
        falsely.length === 0 &&
        state.lost === 0 &&
        state.integrity === 'ok' &&
        after.status === 200,
      measured: `${failing ? `answers while syncs fail: ${[...statuses].join(', ')}` : 'refused to start while syncs fail'}; ${falsely.length} false successes; afterwards ${state.lost} lost, integrity ${state.integrity}, new inquiry ${after.status}`,
    };
  },
};

export const diskFull: Fault = {
  id: 'A9',
  title: 'the disk is full (8 MB tmpfs), then has room again',
  target: '503 with fallback, reading goes on, taking in again < 5 s after room is made, 0 lost',
  engines: ONLY_SQLITE,
  unavailable: () => (process.getuid?.() === 0 ? null : 'only root can mount a small disk'),
  async run({ subject, place }) {
    const disk = join(place.dataDir, 'small-disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    const smallPlace = { url: null, dataDir: disk };
    try {
      const served = await serve(subject, placeEnv(smallPlace));
      const ballast = join(disk, 'ballast');
      writeFileSync(ballast, Buffer.alloc(6 * 1024 * 1024));
      const acknowledged: string[] = [];
      let refusal = '';
      for (let index = 0; refusal === '' && index < 20_000; index++) {
        const message = `filling ${index} ${'x'.repeat(3_000)}`;
        const { status, body } = await post(served.port, toBody({ key: `fill-${index}`, message }));
        if (status === 200) acknowledged.push(message);
        else refusal = `${status} ${body}`;
      }
      const reading = await fetch(`${served.url}${readPath(subject)}`);
      // The answer is kept for two seconds.
      await pause(2_100);
      const health = await fetch(`${served.url}/health`);
      rmSync(ballast);
      const madeRoomAtMs = performance.now();
      const again = await until(async () => {
        const message = 'after room was made';
        return (await post(served.port, toBody({ key: 'after-room', message }))).status === 200;
      }, 10_000);
      const recoveredMs = performance.now() - madeRoomAtMs;
      served.kill('SIGTERM');
      await served.ended;
      const state = await inspect(smallPlace, [...acknowledged, 'after room was made']);
      return {
        ok:
          refusal.startsWith('503') &&
          refusal.includes('"fallback":true') &&
          reading.status === 200 &&
          health.status === 503 &&
          again &&
          recoveredMs < 5_000 &&
          describeStored(state).sound,
        measured: `${acknowledged.length} taken until full, then ${refusal.slice(0, 3)}; health ${health.status}; again after ${recoveredMs.toFixed(0)} ms; ${describeStored(state).words}`,
      };
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  },
};

export const lockedForFiveSeconds: Fault = {
  id: 'A10',
  title: 'another program holds the database for 5 s',
  target: 'pages p99 < 100 ms meanwhile; each submission succeeds or is told 503',
  engines: ONLY_SQLITE,
  async run({ subject, place, long }) {
    const holdMs = long ? 5_000 : 1_500;
    const served = await serve(subject, placeEnv(place));
    const other = new DatabaseSync(join(place.dataDir, 'site.sqlite'), { timeout: 2_000 });
    other.exec('BEGIN IMMEDIATE');
    let held = true;
    const sending = sendUntil({
      ports: [served.port],
      clients: 8,
      enough: () => !held,
      persistent: false,
    });
    const pings: number[] = [];
    const endsAtMs = performance.now() + holdMs;
    while (performance.now() < endsAtMs) {
      const startedAtMs = performance.now();
      await (await fetch(`${served.url}${readPath(subject)}`)).arrayBuffer();
      pings.push(performance.now() - startedAtMs);
      await pause(10);
    }
    other.exec('COMMIT');
    other.close();
    held = false;
    const report = await sending;
    served.kill('SIGTERM');
    await served.ended;
    const state = await inspect(place, report.acknowledged);
    const p99 = percentile(pings, 0.99);
    return {
      // In the quick run the machine is busy with other suites: only the long run judges times.
      ok:
        describeStored(state).sound &&
        report.strange.length === 0 &&
        (!long || p99 < 100) &&
        pings.length > 10,
      measured: `${pings.length} pages while locked, p99 ${p99.toFixed(0)} ms, longest ${Math.max(...pings).toFixed(0)} ms; ${report.acknowledged.length} submissions succeeded, ${report.refused503} told 503; ${describeStored(state).words}`,
    };
  },
};
