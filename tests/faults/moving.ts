import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutboxRow } from '#server/intake/mail/outbox-tables.ts';
import type { Insertable } from 'kysely';
import type { InquiryRow } from '#server/intake/inquiries/inquiry-tables.ts';
import { restorePostgres, restoreSqlite } from '#server/store/backup.ts';
import { BOTH, ONLY_POSTGRES, pause, placeEnv, type Fault } from './fault.ts';
import { post, sendUntil, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect, openPlace, type Place } from './stored.ts';

const COMMANDS = fileURLToPath(new URL('../../src/core/server/commands/', import.meta.url));

function command(name: string, args: string[], place: Place) {
  const child = spawn(process.execPath, [join(COMMANDS, name), ...args], {
    cwd: place.dataDir,
    env: { PATH: process.env.PATH, ...placeEnv(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return { child, ended, output: () => output };
}

export const backupUnderLoad: Fault = {
  id: 'A14',
  title: 'backup while inquiries come in, then restore into an empty place',
  target:
    'every inquiry acknowledged before the backup began is in the restored store; integrity ok',
  engines: BOTH,
  async run(context) {
    const served = await serve(context.subject, placeEnv(context.place));
    let stop = false;
    const soFar: string[] = [];
    let acknowledged = 0;
    const sending = sendUntil({
      ports: [served.port],
      clients: 8,
      pauseMs: 5,
      enough: (count) => {
        acknowledged = count;
        return stop;
      },
    });
    await pause(context.long ? 5_000 : 1_000);
    const earlier = acknowledged;
    const file = join(context.place.dataDir, 'a-backup');
    const made = await command('backup.ts', [file], context.place).ended;
    stop = true;
    const report = await sending;
    soFar.push(...report.acknowledged.slice(0, earlier));
    served.kill('SIGTERM');
    await served.ended;
    const restored: Place = {
      url: context.place.url,
      dataDir: join(context.place.dataDir, 'restored'),
    };
    mkdirSync(restored.dataDir);
    if (context.place.url === null) {
      await restoreSqlite(restored.dataDir, file);
    } else {
      restored.url = await context.postgres!.createDatabase();
      await restorePostgres(restored.url, file);
    }
    const state = await inspect(restored, soFar);
    return {
      ok: made.code === 0 && earlier > 0 && describeStored(state).sound,
      measured: `${earlier} acknowledged before it, ${report.acknowledged.length} in all; restored: ${describeStored(state).words}`,
    };
  },
};

export const moveToPostgres: Fault = {
  id: 'A15',
  title: 'data:move from SQLite to PostgreSQL, killed midway, run again',
  target: 'equal checksums for every table, 0 doubled, the next inquiry gets the next number',
  engines: ONLY_POSTGRES,
  async run(context) {
    const count = context.long ? 100_000 : 4_000;
    const source: Place = { url: null, dataDir: join(context.place.dataDir, 'old') };
    mkdirSync(source.dataDir);
    await fill(source, count);
    const both: Place = { url: context.place.url, dataDir: source.dataDir };
    const first = command('move.ts', [], both);
    const halfway = await arrives(context.place, count / 4, first.ended);
    first.child.kill('SIGKILL');
    await first.ended;
    const partial = (await inspect(context.place, [])).rows;
    const second = await command('move.ts', [], both).ended;
    const third = await command('move.ts', [], both).ended;
    const messages = Array.from(
      { length: count },
      (_, index) => `old inquiry ${index} ä \u{1f4e6}`,
    );
    const state = await inspect(context.place, messages);
    const served = await serve(context.subject, placeEnv(context.place));
    const next = await post(served.port, toBody({ key: 'after-the-move', message: 'the next' }));
    served.kill('SIGTERM');
    await served.ended;
    const database = await openPlace(context.place);
    const last = await database.query
      .selectFrom('inquiries')
      .select((eb) => eb.fn.max('number').as('number'))
      .executeTakeFirstOrThrow();
    await database.close();
    const equal = second.output.match(/ {2}equal /gu)?.length ?? 0;
    return {
      ok:
        halfway &&
        second.code === 0 &&
        third.code === 0 &&
        !second.output.includes('DIFFERS') &&
        equal >= 5 &&
        state.rows === count &&
        describeStored(state).sound &&
        next.status === 200 &&
        last.number === count + 1,
      measured: `killed with ${partial} of ${count} there; second run: exit ${second.code}, ${equal} tables equal; third run exit ${third.code}; ${describeStored(state).words}; next inquiry ${next.status}, number ${last.number}`,
    };
  },
};

async function arrives(place: Place, rows: number, ended: Promise<unknown>): Promise<boolean> {
  let over = false;
  void ended.then(() => (over = true));
  const database = await openPlace(place);
  try {
    for (;;) {
      const { count } = await database.query
        .selectFrom('inquiries')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= rows) return true;
      if (over) return false;
      await pause(10);
    }
  } finally {
    await database.close();
  }
}

async function fill(place: Place, count: number): Promise<void> {
  const database = await openPlace(place);
  const words = { phone: '', company: 'Ünïcode GmbH', subject: "it's", location: '', consent: '' };
  for (let start = 0; start < count; start += 500) {
    const indexes = Array.from(
      { length: Math.min(500, count - start) },
      (_, index) => start + index,
    );
    await database.transaction(async (trx) => {
      const rows = await trx
        .insertInto('inquiries')
        .values(
          indexes.map((index): Insertable<InquiryRow> => ({
            ...words,
            idempotency_key: `form:old-${index}`,
            content_hash: String(index),
            received_at: 1_700_000_000_000 + index,
            form_type: 'Home Page Inquiry',
            name: 'Ann',
            email: `a${index}@example.com`,
            message: `old inquiry ${index} ä \u{1f4e6}`,
            sent_by: 'script',
            spam_verdict: 'clean',
            spam_score: 0,
            spam_reasons: '[]',
            handled_at: index % 3 ? null : 1_700_000_000_000,
          })),
        )
        .returning('number')
        .execute();
      await trx
        .insertInto('outbox')
        .values(
          rows.map(({ number }): OutboxRow => ({
            id: `old-${number}`,
            lane: 'mail',
            kind: 'owner-mail',
            inquiry_number: number,
            payload: '{}',
            state: 'sent',
            created_at: 1,
            due_at: 1,
            attempts: 1,
            refusals: 0,
            ambiguous: 0,
            lease_owner: null,
            lease_until: null,
            lease_renewed: null,
            last_error: null,
            finished_at: 2,
            destination_id: null,
            receipt: 'r',
          })),
        )
        .execute();
    });
  }
  await database.close();
}
