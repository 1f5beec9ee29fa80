import { randomUUID } from 'node:crypto';
import { BOTH, pause, placeEnv, sesEnv, until, type Fault } from './fault.ts';
import { startFakeSes } from './fake-ses.ts';
import { faketimeMissing, shiftedClock } from './mailer.ts';
import { post, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect } from './stored.ts';

const DAY = 86_400;

export const clockJumps: Fault = {
  id: 'A11',
  title: 'the clock jumps 400 days ahead, back, and 2 h into the past while running',
  target:
    'no row lost or stuck, nothing deleted by retention, a token from before asks for no more than a new one',
  engines: BOTH,
  unavailable: faketimeMissing,
  async run(context) {
    const ses = await startFakeSes();
    const clock = shiftedClock(context.place.dataDir);
    const served = await serve(context.subject, {
      ...placeEnv(context.place),
      ...sesEnv(ses.url),
      ...clock.env,
      RETENTION_DAYS: '30',
    });
    const acknowledged: string[] = [];
    const statuses: number[] = [];
    const send = async (message: string) => {
      const { idempotencyKey, token } = (await (
        await fetch(`${served.url}/api/form-token?form=Home%20Page%20Inquiry`)
      ).json()) as { idempotencyKey: string; token: string };
      const { status } = await post(
        served.port,
        toBody({ key: idempotencyKey, message }, { token }),
      );
      statuses.push(status);
      if (status === 200) acknowledged.push(message);
    };
    await send('at the true time');
    await until(() => ses.taken.length === 1, 10_000);
    // Made before a jump, sent after it: its token is of another time.
    const before = (await (
      await fetch(`${served.url}/api/form-token?form=Home%20Page%20Inquiry`)
    ).json()) as {
      token: string;
    };
    const offsets = [400 * DAY, 0, -2 * 3_600, -3 * 3_600, 0];
    for (const offset of offsets) {
      // One mail fails far in the future: its due time must not be believed once the clock is set right. More
      // failures would pause the lane, whose probes do not look at due times.
      let calls = 0;
      ses.behave = () => (calls++ === 0 && offset > 0 ? 'fault' : 'ok');
      clock.shiftBy(offset);
      await send(`with the clock moved by ${offset} s, ${randomUUID()}`);
      // The failure is recorded, with a due time of this moment, before the clock moves on.
      await until(() => calls > 0, 3_000);
      await pause(300);
    }
    const stale = await post(
      served.port,
      toBody(
        { key: randomUUID(), message: 'with a token of another time' },
        { token: before.token },
      ),
    );
    if (stale.status === 200) acknowledged.push('with a token of another time');
    const mailed = () => new Set(ses.taken.map(({ number }) => number)).size;
    let all = await until(() => mailed() === acknowledged.length, 10_000);
    for (let minute = 1; minute <= 6 && !all; minute++) {
      clock.shiftBy(150 * minute);
      all = await until(() => mailed() === acknowledged.length, 3_000);
    }
    served.kill('SIGTERM');
    await served.ended;
    await ses.close();
    const state = await inspect(context.place, acknowledged);
    return {
      ok:
        all &&
        describeStored(state).sound &&
        stale.status === 200 &&
        statuses.every((status) => status === 200) &&
        state.rows === acknowledged.length,
      measured: `${acknowledged.length} sent over ${offsets.length} jumps, ${mailed()} mailed, ${state.outbox.waiting} left; ${describeStored(state).words}`,
    };
  },
};
