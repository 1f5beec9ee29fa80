import { randomUUID } from 'node:crypto';
import { BOTH, pause, placeEnv, type Fault } from './fault.ts';
import { post, toBody } from './senders.ts';
import { serve } from './served-process.ts';
import { openPlace } from './stored.ts';

export const spamRun: Fault = {
  id: 'D13',
  title: 'machines and people: trap, too fast, replayed token and proof, many alike',
  target: '>= 99 % of the machines tagged, 0 of the people tagged, all stored',
  engines: BOTH,
  async run({ subject, place, long }) {
    const served = await serve(subject, {
      ...placeEnv(place),
      INTAKE_LIMIT_PER_CLIENT: '1000',
      TRUSTED_PROXY_COUNT: '1',
    });
    const machines = long ? 10_000 : 400;
    const people = long ? 200 : 40;
    const token = async () =>
      (await (
        await fetch(`${served.url}/api/form-token?form=Home%20Page%20Inquiry`, {
          headers: { 'X-Forwarded-For': '203.0.113.77' },
        })
      ).json()) as {
        token: string;
        idempotencyKey: string;
      };
    const stolen = await token();
    const forms = await Promise.all(Array.from({ length: people }, token));
    // People take longer than two seconds.
    await pause(2_200);
    const send = async (
      who: string,
      from: string,
      extra: Record<string, string>,
      key: string = randomUUID(),
    ) =>
      post(served.port, toBody({ key, message: `${who} ${randomUUID()}` }, extra), {
        headers: { 'X-Forwarded-For': from },
      });
    const statuses = new Map<number, number>();
    const count = ({ status }: { status: number }) =>
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (let index = 0; index < people; index++) {
      const { token: own, idempotencyKey } = forms[index]!;
      count(
        await send(
          'person',
          `198.51.${Math.floor(index / 250)}.${index % 250}`,
          { token: own },
          idempotencyKey,
        ),
      );
    }
    for (let start = 0; start < machines; start += 50) {
      const batch = Array.from({ length: Math.min(50, machines - start) }, async (_, offset) => {
        const index = start + offset;
        const from = `10.${Math.floor(index / 8) % 200}.${index % 8}.1`;
        if (index % 4 === 0) return send('machine', from, { referenceCode: 'filled' });
        if (index % 4 === 1) {
          const fresh = await token();
          return send('machine', from, { token: fresh.token }, fresh.idempotencyKey);
        }
        if (index % 4 === 2) return send('machine', from, { token: stolen.token });
        return send('machine', from, {
          message: 'machine buy http://a http://b http://c http://d',
        });
      });
      for (const answer of await Promise.all(batch)) count(answer);
    }
    served.kill('SIGTERM');
    await served.ended;
    const database = await openPlace(place);
    const rows = await database.query
      .selectFrom('inquiries')
      .select(['message', 'spam_verdict'])
      .execute();
    await database.close();
    const of = (who: string) => rows.filter(({ message }) => message.startsWith(who));
    const tagged = of('machine').filter(({ spam_verdict }) => spam_verdict !== 'clean').length;
    const wronged = of('person').filter(({ spam_verdict }) => spam_verdict !== 'clean').length;
    const stored = rows.length;
    return {
      ok: tagged / of('machine').length >= 0.99 && wronged === 0 && stored === machines + people,
      measured: `${tagged} of ${of('machine').length} machines tagged, ${wronged} of ${of('person').length} people tagged, ${stored} of ${machines + people} stored; answers ${[...statuses].map(([status, times]) => `${times}x ${status}`).join(', ')}`,
    };
  },
};
