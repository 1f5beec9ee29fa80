import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';
import { BOTH, pause, placeEnv, type Fault, type FaultContext } from './fault.ts';
import { post, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect } from './stored.ts';

/** Holds the store against writing, so that requests stay under way. Answers how to let go. */
async function holdStore({ place }: FaultContext): Promise<() => Promise<void>> {
  if (place.url === null) {
    const other = new DatabaseSync(join(place.dataDir, 'site.sqlite'), { timeout: 2_000 });
    other.exec('BEGIN IMMEDIATE');
    return async () => {
      other.exec('COMMIT');
      other.close();
    };
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  await client.query('begin; lock table inquiries in exclusive mode');
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

export const stopUnderLoad: Fault = {
  id: 'A13',
  title: 'SIGTERM with 200 requests under way',
  target: 'all 200 answered, exit 0 within 10 s, 0 lost',
  engines: BOTH,
  async run(context) {
    const served = await serve(context.subject, placeEnv(context.place));
    const letGo = await holdStore(context);
    const messages = Array.from({ length: 200 }, (_, index) => `under way ${index}`);
    const sent: Promise<void>[] = [];
    const answers = messages.map((message, index) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      sent.push(promise);
      const body = toBody({ key: `under-way-${index}`, message });
      return post(served.port, body, { onSent: resolve });
    });
    // Connections are taken in the order of their arrival: when later ones have been answered, these are in the
    // process. The store is held, so none of them can have been answered.
    await Promise.all(sent);
    for (let later = 0; later < 5; later++) {
      await fetch(`${served.url}/api/form-token`, { headers: { Connection: 'close' } });
    }
    const askedAtMs = performance.now();
    served.kill('SIGTERM');
    await pause(200);
    await letGo();
    const all = await Promise.all(answers);
    const code = await served.ended;
    const seconds = (performance.now() - askedAtMs) / 1_000;
    const acknowledged = messages.filter((_, index) => all[index]!.status === 200);
    const state = await inspect(context.place, acknowledged);
    return {
      ok: acknowledged.length === 200 && code === 0 && seconds < 10 && describeStored(state).sound,
      measured: `${acknowledged.length} of 200 answered 200, exit ${code} after ${seconds.toFixed(1)} s; ${describeStored(state).words}`,
    };
  },
};
