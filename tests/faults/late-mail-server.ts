import { randomUUID } from 'node:crypto';
import { startMailServer } from '#tests/support/mail-server.ts';
import { BOTH, pause, placeEnv, smtpEnv, until, type Fault } from './fault.ts';
import { faketimeMissing, shiftedClock } from './mailer.ts';
import { post, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { describeStored, inspect, openPlace, type Place } from './stored.ts';

/** RFC 5321 section 4.5.3.2.6 gives a server ten minutes to say that it took a mail. */
const LATE_MS = 12_000;
/** One to the visitor, one to the owner. */
const MAILS_EACH = 2;
const COPIES_MAX = 3;
const HOUR_S = 3_600;

// Seen failing with ten seconds for the answer after the final dot, with a Message-ID of its own for each copy, and without
// an end of copies.
export const lateMailServer: Fault = {
  id: 'A21',
  title: 'a mail server says 12 s late that it took a mail, then takes mails and is cut off',
  target:
    'late: every mail once; cut off: 3 copies at most, all with one Message-ID, then the owner reads that it may have been taken',
  engines: BOTH,
  unavailable: faketimeMissing,
  async run(context) {
    let answer = () => pause(LATE_MS);
    const server = await startMailServer(() => answer());
    const clock = shiftedClock(context.place.dataDir);
    const served = await serve(context.subject, {
      ...placeEnv(context.place),
      ...smtpEnv(server.url),
      ...clock.env,
    });
    const acknowledged: string[] = [];
    const send = async (message: string) => {
      const { status } = await post(served.port, toBody({ key: randomUUID(), message }));
      if (status === 200) acknowledged.push(message);
    };
    const stored = () => inspect(context.place, acknowledged);
    const different = () => new Set(server.mails.map(({ messageId }) => messageId)).size;

    const inquiries = context.long ? 10 : 2;
    const mails = inquiries * MAILS_EACH;
    for (let number = 1; number <= inquiries; number += 1) await send(`answered late ${number}`);
    const allSent = await until(
      async () => (await stored()).outbox.sent === mails,
      2 * inquiries * LATE_MS,
    );
    const late = { taken: server.mails.length, different: different() };

    answer = () => Promise.reject(new Error('cut off'));
    await send('cut off');
    let parked = false;
    // The waits between copies are longer each time; the clock is moved on instead, once the last is written down.
    for (let copy = 1; copy <= COPIES_MAX + 1 && !parked; copy += 1) {
      await until(async () => (await stored()).ambiguous === copy * MAILS_EACH, 10_000);
      parked = (await stored()).outbox.parked === MAILS_EACH;
      clock.shiftBy(copy * copy * HOUR_S);
    }
    served.kill('SIGTERM');
    await served.ended;
    await server.stop();
    const copies = server.mails.length - late.taken;
    const state = await stored();
    const reasons = await parkedReasons(context.place);
    return {
      ok:
        describeStored(state).sound &&
        acknowledged.length === inquiries + 1 &&
        allSent &&
        late.taken === mails &&
        late.different === mails &&
        parked &&
        copies === COPIES_MAX * MAILS_EACH &&
        different() === mails + MAILS_EACH &&
        reasons.every((reason) => reason.includes('did not say whether it took it')),
      measured: `late: ${late.taken} taken of ${mails}; cut off: ${copies} taken of ${MAILS_EACH}, ${different() - late.different} Message-IDs, ${state.outbox.parked} told to the owner as "${reasons[0] ?? ''}"; ${describeStored(state).words}`,
    };
  },
};

async function parkedReasons(place: Place): Promise<string[]> {
  const database = await openPlace(place);
  const rows = await database.query
    .selectFrom('outbox')
    .select('last_error')
    .where('state', '=', 'parked')
    .execute();
  await database.close();
  return rows.map(({ last_error }) => last_error ?? '');
}
