import { Agent } from 'node:http';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { askSite } from '#tests/requests/ask-site.ts';
import { BOTH, placeEnv, until, type Fault } from '../fault.ts';
import { post, toBody } from '../senders.ts';
import { serve } from '../served-process.ts';
import { inWords } from '../standing/holdings.ts';
import { describeStored, inspect, openPlace } from '../stored.ts';

const AT_ONCE = 24;
const FORMS = 50;
/** Of one day: every metric, kind of page and kind of device there is. */
const ROWS_MAX = 1_000;
const json = { 'content-type': 'application/json' };

const vital = (at: number, change: object = {}) =>
  JSON.stringify({
    name: 'LCP',
    value: at % 9_000,
    id: `v5-${at}`,
    delta: at % 9_000,
    navigationType: 'navigate',
    // Half of them for pages that nobody ever made.
    route: at % 2 === 0 ? PUBLIC_PATHS[at % PUBLIC_PATHS.length] : `/made-up-${at}`,
    ...change,
  });

/** What is no measurement, and what may be answered to it. */
const BROKEN: [body: string, status: number][] = [
  ['NaN', 400],
  ['1e308', 400],
  ['{', 400],
  ['[]', 400],
  [vital(1).replace('"value":1', '"value":NaN'), 400],
  [vital(1, { value: 1e308, delta: 1e308 }), 400],
  [vital(1, { value: -1 }), 400],
  [vital(1, { name: '__proto__' }), 400],
  ['x'.repeat(65_536), 413],
];

export const beacons: Fault = {
  id: 'D12',
  title: '100,000 beacons (3,000 in the quick run), broken ones among them, while forms are sent',
  target: '204, 400 or 413; rows bounded; every form taken in, 0 lost',
  engines: BOTH,
  subject: 'site',
  async run({ subject, place, long }) {
    const served = await serve(subject, { ...placeEnv(place), TRUSTED_PROXY_COUNT: '1' });
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const total = long ? 100_000 : 3_000;
    const statuses = new Map<number, number>();
    const wrong = new Set<string>();
    let next = 0;
    const send = async () => {
      while (next < total) {
        const at = next++;
        const [body, expected] =
          at % 10 === 0 ? BROKEN[(at / 10) % BROKEN.length]! : [vital(at), 204];
        // Each from a client of its own: the limit of one client would answer most of them.
        const from = `2001:db8:${(at >> 8).toString(16)}:${(at & 255).toString(16)}::1`;
        const { status } = await askSite(agent, served.port, {
          method: 'POST',
          path: '/api/vitals',
          body,
          headers: { ...json, 'x-forwarded-for': from },
        }).catch(() => ({ status: 0 }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Beyond the limit of everyone together even what is broken is let go with 204.
        if (status !== expected && status !== 204) wrong.add(`${body.slice(0, 40)} ${status}`);
      }
    };
    const acknowledged: string[] = [];
    const forms = async () => {
      for (let at = 0; at < FORMS; at++) {
        const message = `beside beacons ${at}`;
        const { status } = await post(served.port, toBody({ key: `beacons-${at}`, message }));
        if (status === 200) acknowledged.push(message);
      }
    };
    await Promise.all([forms(), ...Array.from({ length: AT_ONCE }, send)]);
    agent.destroy();
    const up = await until(() => served.isUp(), 1_000);
    served.kill('SIGTERM');
    await served.ended;
    const database = await openPlace(place);
    const { rows } = await database.query
      .selectFrom('web_vitals')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    await database.close();
    const stored = describeStored(await inspect(place, acknowledged));
    return {
      ok:
        wrong.size === 0 &&
        up &&
        Number(rows) > 0 &&
        Number(rows) < ROWS_MAX &&
        acknowledged.length === FORMS &&
        stored.sound,
      measured: `${inWords(statuses)}; wrong: ${[...wrong].slice(0, 3).join(', ') || 'none'}; ${rows} rows; ${acknowledged.length} of ${FORMS} forms taken in; ${stored.words}`,
    };
  },
};
