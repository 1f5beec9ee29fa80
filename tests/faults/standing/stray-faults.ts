import { fileURLToPath } from 'node:url';
import { ONLY_SQLITE, placeEnv, type Fault } from '../fault.ts';
import { post, toBody } from '../senders.ts';
import { serve } from '../served-process.ts';
import { describeStored, inspect } from '../stored.ts';

const PRELOAD = fileURLToPath(new URL('stray-faults.mjs', import.meta.url));

export const strayFaults: Fault = {
  id: 'E3',
  title: 'a promise nobody waited for, then an error nobody caught, with 50 inquiries under way',
  target:
    'the first costs nothing; after the second it ends with 1 within 10 s, 0 lost, and can be started again',
  engines: ONLY_SQLITE,
  subject: 'site',
  async run({ subject, place }) {
    const env = { ...placeEnv(place), NODE_OPTIONS: `--import=${PRELOAD}`, LOG_LEVEL: 'error' };
    const site = await serve(subject, env);
    const acknowledged: string[] = [];
    const send = async (port: number, message: string) => {
      const { status } = await post(port, toBody({ key: message.replaceAll(' ', '-'), message }));
      if (status === 200) acknowledged.push(message);
      return status;
    };
    const carry = (fault: string) =>
      fetch(`${site.url}/contact`, { headers: { 'x-fault': fault } }).then(
        (answer) => answer.status,
        () => 0,
      );
    const rejected = await carry('rejection');
    const afterwards = await send(site.port, 'after the rejection');
    const aliveAfter = site.isUp();
    const sending = Array.from({ length: 50 }, (_, index) =>
      send(site.port, `while it falls ${index}`),
    );
    await carry('exception');
    const fellAtMs = performance.now();
    const statuses = await Promise.all(sending);
    const code = await site.ended;
    const seconds = (performance.now() - fellAtMs) / 1_000;
    const said = site
      .output()
      .split('\n')
      .filter((line) => /Unhandled error|A fault inside the site/u.test(line));
    const again = await serve(subject, placeEnv(place));
    const restarted = await send(again.port, 'after the restart');
    again.kill('SIGTERM');
    await again.ended;
    const stored = describeStored(await inspect(place, acknowledged));
    return {
      ok:
        rejected === 200 &&
        aliveAfter &&
        afterwards === 200 &&
        code === 1 &&
        seconds < 10 &&
        said.length === 2 &&
        restarted === 200 &&
        stored.sound,
      measured: `rejection: page ${rejected}, next inquiry ${afterwards}; exception: ${statuses.filter((status) => status === 200).length} of 50 under way answered 200, exit ${code} after ${seconds.toFixed(1)} s, started again; ${said.length} lines say so; ${stored.words}`,
    };
  },
};
