import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '#tests/support/percentile.ts';
import { BOTH, pause, placeEnv, sesEnv, until, type Fault } from './fault.ts';
import { startFakeSes } from './fake-ses.ts';
import { post, sendUntil, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect, openPlace } from './stored.ts';

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** Why the clock cannot be shifted here; null when it can. */
export const faketimeMissing = (): string | null =>
  existsSync(FAKETIME)
    ? null
    : 'libfaketime is not installed (Debian: apt-get install libfaketime)';

/** Lets a process live in a shifted time. The file holds the offset and can change while it runs. */
export function shiftedClock(dataDir: string): {
  env: Record<string, string>;
  shiftBy(seconds: number): void;
} {
  const file = join(dataDir, 'faketime');
  const shiftBy = (seconds: number) =>
    writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s\n`);
  shiftBy(0);
  return {
    shiftBy,
    env: {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}

export const sesDownForAnHour: Fault = {
  id: 'A5',
  title: 'SES down for one hour (of a shifted clock), then back',
  target:
    '0 lost; all mailed within 10 min of recovery; at most 1 probe per 5 s of shifted time; intake p99 <= 2x normal or < 100 ms',
  engines: BOTH,
  unavailable: faketimeMissing,
  async run(context) {
    const total = context.long ? 2_000 : 60;
    const realSeconds = context.long ? 60 : 12;
    const ses = await startFakeSes();
    const clock = shiftedClock(context.place.dataDir);
    const served = await serve(context.subject, {
      ...placeEnv(context.place),
      ...sesEnv(ses.url),
      ...clock.env,
    });
    const send = (count: number) =>
      sendUntil({ ports: [served.port], clients: 8, pauseMs: 20, enough: (done) => done >= count });
    const normal = await send(total / 2);
    ses.behave = () => 'down';
    const before = ses.requests.length;
    const during = await send(total / 2);
    for (let second = 1; second <= realSeconds; second++) {
      clock.shiftBy((3_600 / realSeconds) * second);
      await pause(1_000);
    }
    const probes = ses.requests.length - before;
    ses.behave = () => 'ok';
    const acknowledged = [...normal.acknowledged, ...during.acknowledged];
    const mailed = () => new Set(ses.taken.map(({ number }) => number)).size;
    // Ten minutes of shifted time: two steps of five, with real seconds between them.
    let sentAll = false;
    for (let step = 1; step <= 2 && !sentAll; step++) {
      clock.shiftBy(3_600 + 300 * step);
      sentAll = await until(() => mailed() === acknowledged.length, context.long ? 90_000 : 20_000);
    }
    served.kill('SIGTERM');
    await served.ended;
    const state = await inspect(context.place, acknowledged);
    await ses.close();
    const p99 = {
      normal: percentile(normal.latenciesMs, 0.99),
      during: percentile(during.latenciesMs, 0.99),
    };
    // Five failures open the breaker; four mails may have been under way beside them; then one probe in five seconds.
    const probesAllowed = 3_600 / 5 + 9;
    return {
      ok:
        describeStored(state).sound &&
        sentAll &&
        probes <= probesAllowed &&
        (!context.long || p99.during <= 2 * p99.normal || p99.during < 100),
      measured: `${acknowledged.length} acknowledged, ${mailed()} mailed, ${probes} tries in the hour (allowed ${probesAllowed}), intake p99 ${p99.normal.toFixed(0)} ms normal, ${p99.during.toFixed(0)} ms while down; ${describeStored(state).words}`,
    };
  },
};

export const ambiguousSends: Fault = {
  id: 'A6',
  title: 'SES takes 10 % of the mails and breaks the connection before the answer',
  target: '0 never mailed; duplicates <= ambiguous sends; every duplicate bears the same number',
  engines: BOTH,
  unavailable: faketimeMissing,
  async run(context) {
    const total = context.long ? 1_000 : 60;
    const ses = await startFakeSes();
    ses.behave = () => (Math.random() < 0.1 ? 'cut' : 'ok');
    const clock = shiftedClock(context.place.dataDir);
    const served = await serve(context.subject, {
      ...placeEnv(context.place),
      ...sesEnv(ses.url),
      ...clock.env,
    });
    const report = await sendUntil({
      ports: [served.port],
      clients: 8,
      enough: (done) => done >= total,
    });
    const mailed = () => new Set(ses.taken.map(({ number }) => number)).size;
    const outboxEmpty = async () => (await inspect(context.place, [])).outbox.waiting === 0;
    let done = false;
    // An ambiguous send waits half an hour before its next try; the clock is moved on instead of waiting.
    for (let hour = 0; hour < 12 && !done; hour++) {
      done = await until(outboxEmpty, context.long ? 15_000 : 3_000);
      clock.shiftBy(3_700 * (hour + 1));
    }
    served.kill('SIGTERM');
    await served.ended;
    await ses.close();
    const state = await inspect(context.place, report.acknowledged);
    const duplicates = ses.taken.length - mailed();
    const numbered = ses.taken.every(({ number, subject }) => subject.endsWith(`(#${number})`));
    return {
      ok:
        done &&
        mailed() === state.rows &&
        duplicates <= ses.ambiguous &&
        numbered &&
        describeStored(state).sound,
      measured: `${state.rows} stored, ${mailed()} mailed, ${ses.ambiguous} ambiguous, ${duplicates} duplicates, all numbered alike: ${numbered}`,
    };
  },
};

export const poisonMessage: Fault = {
  id: 'A7',
  title: 'SES refuses one message with 400 for ever',
  target: 'parked after 5 refusals with its reason; the others are sent',
  engines: BOTH,
  unavailable: faketimeMissing,
  async run(context) {
    const ses = await startFakeSes();
    ses.behave = (mail) => (mail.text.includes('poison') ? 'refuse' : 'ok');
    const clock = shiftedClock(context.place.dataDir);
    const served = await serve(context.subject, {
      ...placeEnv(context.place),
      ...sesEnv(ses.url),
      ...clock.env,
    });
    const messages = ['one', 'two', 'poison', 'three', 'four'];
    for (const message of messages) await post(served.port, toBody({ key: randomUUID(), message }));
    const parked = async () => (await inspect(context.place, [])).outbox.parked === 1;
    let done = false;
    for (let minute = 1; minute <= 8 && !done; minute++) {
      clock.shiftBy(120 * minute);
      done = await until(parked, 3_000);
    }
    served.kill('SIGTERM');
    await served.ended;
    await ses.close();
    const database = await openPlace(context.place);
    const row = await database.query
      .selectFrom('outbox')
      .select(['refusals', 'last_error'])
      .where('state', '=', 'parked')
      .executeTakeFirst();
    await database.close();
    const others = new Set(ses.taken.map(({ number }) => number)).size;
    return {
      ok: done && row?.refusals === 5 && (row.last_error ?? '').includes('refused') && others === 4,
      measured: `parked after ${row?.refusals ?? 0} refusals: "${row?.last_error ?? ''}"; ${others} of 4 others sent`,
    };
  },
};
