import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { BOTH, ONLY_SQLITE, placeEnv, type Fault } from '../fault.ts';
import { post, toBody } from '../senders.ts';
import { serve } from '../served-process.ts';
import { describeStored, inspect, openPlace } from '../stored.ts';
import { addStepOfTomorrow } from './step-of-tomorrow.ts';
import { BROKEN_STARTS, type BrokenStart, type BrokenStartSettings } from './broken-starts.ts';
import { ROOT } from '#tools/runtime.mjs';

/** A start that has not given up by then never will. */
const LIMIT_MS = 120_000;

type Ending = { code: number | null; said: string };

function start({ env, wrap = [] }: BrokenStartSettings, dataDir: string): Promise<Ending> {
  return new Promise((resolve) => {
    const [command, ...args] = [...wrap, process.execPath, 'server.ts'];
    const child = spawn(command!, args, {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        CONTENT_SOURCE: 'none',
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    child.once('exit', (code) => {
      clearTimeout(limit);
      resolve({ code, said });
    });
  });
}

/** What is wrong with how a broken start ended, or why it was not tried; null when it ended as it should. */
async function tryStart(broken: BrokenStart, parent: string): Promise<string | null> {
  const folder = mkdtempSync(join(parent, 'start-'));
  const settings = await broken.prepare(folder);
  if (settings === null) return 'skipped, only root can make it so';
  try {
    const { code, said } = await start(settings, join(folder, 'data'));
    if (code !== 1) return `ended with ${code}`;
    if (!broken.says.test(said)) return `said "${said.trim().slice(0, 200)}"`;
    if (/\n\s+at |node:internal/u.test(said)) return 'printed a stack';
    return said.includes('s3cret-word') ? 'printed a password' : null;
  } finally {
    settings.clear?.();
  }
}

export const brokenStarts: Fault = {
  id: 'O1',
  title: `${BROKEN_STARTS.length} starts with something broken: settings, rights, disk, database`,
  target:
    'each ends with 1 and one sentence that names the setting and what to do; no stack, no password',
  engines: ONLY_SQLITE,
  subject: 'site',
  async run({ place }) {
    const faults: string[] = [];
    for (const broken of BROKEN_STARTS) {
      const fault = await tryStart(broken, place.dataDir);
      if (fault !== null) faults.push(`${broken.name}: ${fault}`);
    }
    return {
      ok: faults.every((words) => words.includes(': skipped')),
      measured: `${BROKEN_STARTS.length - faults.length} of ${BROKEN_STARTS.length} ended as they should${faults.map((fault) => `; ${fault}`).join('')}`,
    };
  },
};

export const newerSchemaBeside: Fault = {
  id: 'O2',
  title:
    'an instance runs on while a newer one brings the schema forward (new table, new column), then starts anew',
  target:
    'the running one goes on taking inquiries, 0 lost; the old version starts anew on what was only added, and is refused in one sentence where a step says so',
  engines: BOTH,
  async run({ subject, place }) {
    const old = await serve(subject, placeEnv(place));
    const send = async (message: string) =>
      (await post(old.port, toBody({ key: message.replaceAll(' ', '-'), message }))).status;
    const messages = ['before the step', 'after the step', 'some time after'];
    const before = await send(messages[0]!);
    await addStepOfTomorrow(place, 9_999);
    const after = [await send(messages[1]!), await send(messages[2]!)];
    const health = await fetch(`${old.url}/health`);
    await health.arrayBuffer();
    old.kill('SIGTERM');
    await old.ended;
    const anew = await serve(subject, placeEnv(place));
    const fromAnew = (await post(anew.port, toBody({ key: 'anew', message: 'anew' }))).status;
    anew.kill('SIGTERM');
    await anew.ended;
    const states = describeStored(await inspect(place, [...messages, 'anew']));
    const database = await openPlace(place);
    await database.query.updateTable('schema_steps').set({ ends_older: 1 }).execute();
    await database.close();
    const again = await openPlace(place).then(
      async (database) => {
        await database.close();
        return 'accepted';
      },
      (error: Error) => error.message,
    );
    return {
      ok:
        before === 200 &&
        fromAnew === 200 &&
        after.every((status) => status === 200) &&
        health.status === 200 &&
        again.includes('newer version of this site') &&
        states.sound,
      measured: `inquiries ${[before, ...after].join(', ')}, of a new start ${fromAnew}, health ${health.status}; where the step says so: "${again.slice(0, 60)}…"; ${states.words}`,
    };
  },
};
