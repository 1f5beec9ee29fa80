import { findFreePort } from '#tests/support/free-port.ts';
import { ONLY_POSTGRES, pause, placeEnv, until, type Fault } from '../fault.ts';
import { serve, type ServedProcess } from '../served-process.ts';
import { describeStored, inspect } from '../stored.ts';
import { nginxMissing, PUBLIC_NAME, startNginx } from './nginx-in-front.ts';
import { startVisitors } from './visitors.ts';

/** A built checkout of an earlier release to start from; without it both releases are this one. */
const OLD_RELEASE = process.env.OLD_RELEASE;
const ROUNDS = { quick: 1, long: 5 };

const isReady = ({ url }: ServedProcess) =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.arrayBuffer().then(() => answer.ok),
    () => false,
  );

export const rollingUpdate: Fault = {
  id: 'O3',
  title: 'two instances behind nginx (deploy/nginx.conf) replaced one by one while visitors come',
  target: '0 lost, 0 doubled, no answer 5xx and no broken connection',
  engines: ONLY_POSTGRES,
  subject: 'site',
  unavailable: nginxMissing,
  async run({ place, long }) {
    const env = {
      ...placeEnv(place),
      SITE_URL: `https://${PUBLIC_NAME}`,
      TRUSTED_PROXY_COUNT: '1',
    };
    const ports = [await findFreePort(), await findFreePort()];
    const start = (port: number, folder?: string) =>
      serve('site', { ...env, PORT: String(port) }, [], 'answering', folder);
    const running = [await start(ports[0]!, OLD_RELEASE), await start(ports[1]!, OLD_RELEASE)];
    const nginx = await startNginx(place.dataDir, ports);
    const visitors = startVisitors(nginx, { readers: 6, senders: 6 });
    await pause(1_000);
    const exits: (number | string)[] = [];
    for (let round = 0; round < (long ? ROUNDS.long : ROUNDS.quick); round++) {
      for (const [index, old] of running.entries()) {
        old.kill('SIGTERM');
        exits.push(await old.ended);
        const started = await start(ports[index]!);
        if (!(await until(() => isReady(started), 60_000))) throw new Error('never ready');
        running[index] = started;
      }
    }
    await pause(1_000);
    await visitors.stop();
    // An instance that is away refuses connections: nginx says so each time and asks the other one.
    const errors = nginx
      .errors()
      .split('\n')
      .filter((line) => line !== '' && !line.includes('Connection refused'))
      .slice(0, 4)
      .join(' ');
    await nginx.stop();
    for (const instance of running) instance.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    const { seen } = visitors;
    const stored = describeStored(await inspect(place, seen.acknowledged));
    const badEnds = exits.filter((code) => code !== 0);
    return {
      ok: stored.sound && seen.failures.length === 0 && badEnds.length === 0,
      measured: `${nginx.version}: ${exits.length} instances replaced, ${seen.acknowledged.length} acknowledged, ${stored.words}; ${seen.pages} pages, ${seen.scripts} scripts, ${seen.missingScripts} of them of the release that was gone; ${seen.failures.length} failures${seen.failures
        .slice(0, 5)
        .map((failure) => `; ${failure}`)
        .join(
          '',
        )}${seen.failures.length > 0 ? ` (${errors})` : ''}${badEnds.map((code) => `; ended with ${code}`).join('')}`,
    };
  },
};
