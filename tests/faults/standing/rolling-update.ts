import { findFreePort } from '#tests/support/free-port.ts';
import { ONLY_POSTGRES, pause, placeEnv, until, type Fault } from '../fault.ts';
import { serve, type ServedProcess } from '../served-process.ts';
import { describeStored, inspect } from '../stored.ts';
import { caddy } from './caddy.ts';
import { addStepOfTomorrow } from './step-of-tomorrow.ts';
import { nginx } from './nginx.ts';
import { proxyMissing, PUBLIC_NAME, startProxy, type Proxy } from './proxy-in-front.ts';
import { startVisitors } from './visitors.ts';

/** A built checkout of an earlier release to start from; without it both releases are this one. */
const OLD_RELEASE = process.env.OLD_RELEASE;
const ROUNDS = { quick: 1, long: 10 };
const VISITORS = { readers: 24, senders: 6, perSecond: 200 };

const isReady = ({ url }: ServedProcess) =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.arrayBuffer().then(() => answer.ok),
    () => false,
  );

const rollingUpdate = (id: string, proxy: Proxy, settings: string): Fault => ({
  id,
  title: `two instances behind ${proxy.name} (${settings}) replaced one by one under ${VISITORS.perSecond} requests a second, the schema brought forward each time`,
  target: '0 lost, 0 doubled, no answer 5xx and no broken connection',
  engines: ONLY_POSTGRES,
  subject: 'site',
  unavailable: () => proxyMissing(proxy),
  async run({ place, long }) {
    const env = {
      ...placeEnv(place),
      SITE_URL: `https://${PUBLIC_NAME}`,
      TRUSTED_PROXY_COUNT: '1',
      ...proxy.instanceEnv,
    };
    const ports = [await findFreePort(), await findFreePort()];
    const start = (port: number, folder?: string) =>
      serve('site', { ...env, PORT: String(port) }, [], 'answering', folder);
    const running = [await start(ports[0]!, OLD_RELEASE), await start(ports[1]!, OLD_RELEASE)];
    const front = await startProxy(proxy, place.dataDir, ports);
    const visitors = startVisitors(front, VISITORS);
    const startedAtMs = performance.now();
    await pause(1_000);
    const exits: (number | string)[] = [];
    for (let round = 0; round < (long ? ROUNDS.long : ROUNDS.quick); round++) {
      // By the first instance of a newer version; what is started after it is the older one, too.
      await addStepOfTomorrow(place, 1_000 + round);
      for (const [index, old] of running.entries()) {
        const timesSeenUp = () => proxy.timesSeenUp?.(front.errors(), ports[index]!);
        const before = timesSeenUp();
        old.kill('SIGTERM');
        exits.push(await old.ended);
        const started = await start(ports[index]!);
        if (!(await until(() => isReady(started), 60_000))) throw new Error('never ready');
        running[index] = started;
        if (before !== undefined && !(await until(() => timesSeenUp()! > before, 60_000)))
          throw new Error(`${proxy.name} did not see it come back`);
      }
    }
    await pause(1_000);
    await visitors.stop();
    const seconds = (performance.now() - startedAtMs) / 1_000;
    // An instance that is away refuses connections: the proxy says so each time and asks the other one.
    const errors = front
      .errors()
      .split('\n')
      .filter((line) => line !== '' && !/connection refused|"level":"info"/iu.test(line))
      .slice(0, 4)
      .join(' ');
    await front.stop();
    for (const instance of running) instance.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    const { seen } = visitors;
    const stored = describeStored(await inspect(place, seen.acknowledged));
    const badEnds = exits.filter((code) => code !== 0);
    return {
      ok: stored.sound && seen.failures.length === 0 && badEnds.length === 0,
      measured: `${front.version}: ${exits.length} instances replaced, ${seen.answers} answers, ${(seen.answers / seconds).toFixed(0)} a second, ${seen.acknowledged.length} acknowledged, ${stored.words}; ${seen.pages} pages, ${seen.scripts} scripts, ${seen.missingScripts} of them of the release that was gone; ${seen.failures.length} failures${seen.failures
        .slice(0, 5)
        .map((failure) => `; ${failure}`)
        .join(
          '',
        )}${seen.failures.length > 0 ? ` (${errors})` : ''}${badEnds.map((code) => `; ended with ${code}`).join('')}`,
    };
  },
});

export const rollingUpdates = [
  rollingUpdate('O3', nginx, 'deploy/nginx.conf'),
  rollingUpdate('O4', caddy, 'deploy/Caddyfile'),
];
