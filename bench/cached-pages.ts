import { startEmulator } from '#emulator/start-emulator.ts';
import { median } from '#tests/support/percentile.ts';
import { ask } from './ask.ts';
import type { BareAnswers } from './bare-server.ts';
import type { Bench } from './bench.ts';
import { openSite, untilQuiet } from './open-site.ts';
import { residentMb } from './process-figures.ts';
import { SAMPLE_SPACE } from './sample-space.ts';
import { startBareServer } from './start-bare-server.ts';
import { loadWith, type Load } from './wrk.ts';

const PAGES = ['/', '/machines', '/machines/divi-wp'];
/** Many short pairs: what else the machine does lasts longer than one of them, and the median passes over it. */
const ROUNDS = 9;
const ROUND_S = 1;
const LEAST_RATE = 0.8;
const MOST_P99 = 1.5;
/** After so many answers memory must not have grown. */
const MANY = 1_000_000;
const MOST_GROWTH = 1.1;
/** What node:http writes into every answer by itself. */
const ITS_OWN = /^(?:date|connection|keep-alive)$/iu;

/** Finished pages beside a server that does nothing but send the same bytes, in turns. */
export const cachedPages: Bench = {
  name: 'cached',
  title: 'Cached pages beside bare node:http',
  async run(say) {
    const emulator = await startEmulator({ space: SAMPLE_SPACE, port: 0, previewPort: 0 });
    const site = await openSite(emulator);
    say('waiting until every page is built and compressed');
    await untilQuiet(site);
    const answers: BareAnswers = {};
    for (const path of PAGES) {
      const { rawHeaders, body } = await ask(site.url + path);
      answers[path] = { headers: withoutItsOwn(rawHeaders), body: body.toString('base64') };
    }
    const bare = await startBareServer(answers);
    const rows: string[][] = [];
    const ratios: { rate: number; p99: number }[] = [];
    let sent = 0;
    let failed = 0;
    for (const path of PAGES) {
      await loadWith(bare.url + path, { seconds: 1 });
      await loadWith(site.url + path, { seconds: 1 });
      const bares: Load[] = [];
      const ours: Load[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`${path} round ${round} of ${ROUNDS}`);
        const loadBare = async () =>
          void bares.push(await loadWith(bare.url + path, { seconds: ROUND_S }));
        const loadOurs = async () =>
          void ours.push(await loadWith(site.url + path, { seconds: ROUND_S }));
        // Whoever comes second finds the processor warm: they take turns.
        for (const load of round % 2 === 0 ? [loadBare, loadOurs] : [loadOurs, loadBare])
          await load();
      }
      sent += ours.reduce((sum, { perSecond }) => sum + perSecond * ROUND_S, 0);
      failed += ours.reduce((sum, load) => sum + load.failed, 0);
      // Each round is a pair, so that what else the machine does falls on both.
      const rate = median(ours.map((load, at) => load.perSecond / bares[at]!.perSecond));
      const p99 = median(ours.map((load, at) => load.p99Ms / bares[at]!.p99Ms));
      ratios.push({ rate, p99 });
      rows.push([
        path,
        String(Buffer.from(answers[path]!.body, 'base64').length),
        median(bares.map(({ perSecond }) => perSecond)).toFixed(0),
        median(ours.map(({ perSecond }) => perSecond)).toFixed(0),
        rate.toFixed(2),
        median(bares.map(({ p99Ms }) => p99Ms)).toFixed(2),
        median(ours.map(({ p99Ms }) => p99Ms)).toFixed(2),
        p99.toFixed(2),
      ]);
    }
    const before = residentMb(site.pid);
    while (sent < MANY) {
      say(`memory: ${Math.round(sent / 1_000)} thousand of ${MANY / 1_000} answered`);
      const load = await loadWith(site.url + PAGES[0]!, { seconds: 5 });
      sent += load.perSecond * 5;
      failed += load.failed;
    }
    const after = residentMb(site.pid);
    await Promise.all([site.stop(), bare.stop(), emulator.close()]);
    const worstRate = Math.min(...ratios.map(({ rate }) => rate));
    const worstP99 = Math.max(...ratios.map(({ p99 }) => p99));
    return {
      heads: [
        ...['page', 'bytes (br)', 'bare req/s', 'site req/s', 'ratio'],
        ...['bare p99 ms', 'site p99 ms', 'ratio'],
      ],
      rows,
      targets: [
        {
          what: 'requests per second at 32 connections, of the bare server',
          limit: `≥ ${LEAST_RATE}`,
          measured: worstRate.toFixed(2),
          met: worstRate >= LEAST_RATE,
        },
        {
          what: 'p99, of the bare server',
          limit: `≤ ${MOST_P99}`,
          measured: worstP99.toFixed(2),
          met: worstP99 <= MOST_P99,
        },
        {
          what: `memory after ${(sent / 1_000_000).toFixed(1)} million answers, of memory before the last of them`,
          limit: `≤ ${MOST_GROWTH}, none failed`,
          measured: `${(after / before).toFixed(2)} (${before.toFixed(0)} → ${after.toFixed(0)} MB), ${failed} failed`,
          met: after / before <= MOST_GROWTH && failed === 0,
        },
      ],
    };
  },
};

function withoutItsOwn(rawHeaders: string[]): string[] {
  return rawHeaders.filter((_, at) => !ITS_OWN.test(rawHeaders[at - (at % 2)]!));
}
