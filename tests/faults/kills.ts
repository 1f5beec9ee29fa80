import {
  BOTH,
  ONLY_POSTGRES,
  pause,
  placeEnv,
  readPath,
  sesEnv,
  until,
  type Fault,
  type FaultContext,
} from './fault.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startFakeSes } from './fake-ses.ts';
import { post, sendUntil, toBody } from './senders.ts';
import { serve, type ServedProcess } from './served-process.ts';
import { describeStored, inspect } from './stored.ts';

/** Keeps two processes on one store alive while one of them is killed again and again. */
async function keepKilling(
  context: FaultContext,
  env: Record<string, string>,
  onStart: (processes: readonly ServedProcess[]) => Promise<void>,
  enough: () => boolean,
): Promise<{ kills: number; ports: number[] }> {
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) =>
    serve(
      context.subject,
      { ...placeEnv(context.place), ...env, PORT: String(port) },
      [],
      'answering',
    );
  const processes = await Promise.all(ports.map(start));
  const work = onStart(processes);
  let kills = 0;
  while (!enough()) {
    await pause(100 + Math.random() * 500);
    const victim = Math.random() < 0.5 ? 0 : 1;
    processes[victim]!.kill('SIGKILL');
    await processes[victim]!.ended;
    kills += 1;
    processes[victim] = await start(ports[victim]!);
  }
  await work;
  for (const process of processes) process.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  return { kills, ports };
}

export const killProcesses: Fault = {
  id: 'A1',
  title: 'kill -9 of one of two processes during intake, 24 clients',
  target: '0 lost, 0 doubled, 0 without outbox row, integrity ok',
  engines: BOTH,
  async run(context) {
    const wanted = context.long
      ? { submissions: 10_000, kills: 100 }
      : { submissions: 300, kills: 3 };
    let kills = 0;
    let acknowledged = 0;
    let sending: ReturnType<typeof sendUntil> | null = null;
    const killed = await keepKilling(
      context,
      {},
      async (processes) => {
        const ports = processes.map(({ port }) => port);
        sending = sendUntil({
          ports,
          clients: 24,
          pauseMs: context.long ? 200 : 60,
          enough: (count) => {
            acknowledged = count;
            return count >= wanted.submissions && kills >= wanted.kills;
          },
        });
        await sending;
      },
      () => {
        const done = kills >= wanted.kills && acknowledged >= wanted.submissions;
        kills += done ? 0 : 1;
        return done;
      },
    );
    const report = await sending!;
    const state = await inspect(context.place, report.acknowledged);
    const { sound, words } = describeStored(state);
    return {
      ok: sound && report.strange.length === 0,
      measured: `${report.acknowledged.length} acknowledged in ${report.tries} tries over ${killed.kills} kills: ${words}`,
    };
  },
};

/** Waits as long as mails come: how fast is the machine's affair. What a killed process was sending comes ten seconds later. */
async function untilAllMailed(mailed: () => number, wanted: number): Promise<boolean> {
  for (let before = -1; mailed() > before;) {
    before = mailed();
    if (await until(() => mailed() >= wanted, 60_000)) return true;
  }
  return false;
}

export const killProcessesWhileMailing: Fault = {
  id: 'A12',
  title: 'two processes mail from one outbox while one is killed; SES misbehaves',
  target:
    'no mail under way twice at once; none never mailed; duplicates <= ambiguous sends + mails under way at a kill',
  engines: BOTH,
  async run(context) {
    const wanted = context.long
      ? { submissions: 3_000, kills: 40 }
      : { submissions: 120, kills: 2 };
    const ses = await startFakeSes(10);
    ses.behave = () => {
      const dice = Math.random();
      if (dice < 0.08) return 'throttle';
      if (dice < 0.15) return 'fault';
      return dice < 0.19 ? 'cut' : 'ok';
    };
    let kills = 0;
    let acknowledged = 0;
    let sending: ReturnType<typeof sendUntil> | null = null;
    await keepKilling(
      context,
      sesEnv(ses.url),
      async (processes) => {
        sending = sendUntil({
          ports: processes.map(({ port }) => port),
          clients: 24,
          pauseMs: context.long ? 200 : 60,
          enough: (count) => {
            acknowledged = count;
            return count >= wanted.submissions && kills >= wanted.kills;
          },
        });
        await sending;
      },
      () => {
        const done = kills >= wanted.kills && acknowledged >= wanted.submissions;
        kills += done ? 0 : 1;
        return done;
      },
    );
    ses.behave = () => 'ok';
    const last = await serve(context.subject, { ...placeEnv(context.place), ...sesEnv(ses.url) });
    const report = await sending!;
    const mailed = () => new Set(ses.taken.map(({ number }) => number)).size;
    const all = await untilAllMailed(mailed, report.acknowledged.length);
    last.kill('SIGTERM');
    await last.ended;
    const state = await inspect(context.place, report.acknowledged);
    const duplicates = ses.taken.length - mailed();
    // Four mails at most are under way in a process when it is killed.
    const bound = ses.ambiguous + 4 * kills;
    const equalNumbers = ses.taken.every(({ number, subject }) => subject.endsWith(`(#${number})`));
    await ses.close();
    return {
      ok:
        all &&
        describeStored(state).sound &&
        duplicates <= bound &&
        ses.overlaps === 0 &&
        equalNumbers,
      measured: `${state.rows} stored, ${mailed()} mailed, ${duplicates} duplicates (bound ${bound}), ${ses.overlaps} under way twice, ${kills} kills, ${state.outbox.waiting} left`,
    };
  },
};

export const killPostgres: Fault = {
  id: 'A2',
  title: 'kill -9 of the PostgreSQL server and its children',
  target:
    '0 lost; intake answers 503 with fallback while it is down, never success; pages 200; the process stays up',
  engines: ONLY_POSTGRES,
  async run(context) {
    const rounds = context.long ? 20 : 2;
    const served = await serve(context.subject, placeEnv(context.place));
    let round = 0;
    const sending = sendUntil({
      ports: [served.port],
      clients: 12,
      pauseMs: 20,
      persistent: true,
      enough: () => round >= rounds,
    });
    let wrongWhileDown = 0;
    let honestWhileDown = 0;
    let unreadable = 0;
    while (round < rounds) {
      await pause(context.long ? 600 + Math.random() * 600 : 400);
      await context.postgres!.kill();
      const answer = await post(
        served.port,
        toBody({ key: `down-${round}-key`, message: `while down ${round}` }),
      );
      if (answer.status === 503 && answer.body.includes('"fallback":true')) honestWhileDown += 1;
      else wrongWhileDown += 1;
      const read = await fetch(`${served.url}${readPath(context.subject)}`);
      await read.arrayBuffer();
      unreadable += read.status === 200 ? 0 : 1;
      await context.postgres!.restart();
      round += 1;
    }
    const report = await sending;
    const stayedUp = served.isUp();
    served.kill('SIGTERM');
    await served.ended;
    const state = await inspect(context.place, report.acknowledged);
    const { sound, words } = describeStored(state);
    return {
      ok:
        sound &&
        wrongWhileDown === 0 &&
        unreadable === 0 &&
        stayedUp &&
        report.strange.length === 0,
      measured: `${rounds} kills of the server, ${honestWhileDown} of ${rounds} told 503 while down, ${unreadable} reads failed, ${report.acknowledged.length} acknowledged: ${words}`,
    };
  },
};
