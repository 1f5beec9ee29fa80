import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { ONLY_SQLITE, pause, until, type Fault } from '../fault.ts';
import type { ServedProcess } from '../served-process.ts';
import { FAILURE_NAMES, type ContentFailureName } from './content-failures.ts';
import { untilQuiet, type FaultProxy } from './fault-proxy.ts';
import { opensslMissing } from './make-certificates.ts';
import { refresh, siteOn, startContent } from './misbehaving.ts';
import { readPage, readPages } from './read-pages.ts';

const MACHINE = 'sample-machine-04-coolfront';
const MACHINE_PAGE = '/machines/coolfront';
const RECOVERY_LIMIT_MS = 60_000;

export const contentRecovers: Fault = {
  id: 'B2',
  title: 'the content service fails for 20 s while an entry is changed, then is well again',
  target:
    'the change is on the page <= 60 s later, without a restart or a notice of its publication',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place, long }) {
    const failures: ContentFailureName[] = long ? FAILURE_NAMES : ['reset'];
    const { emulator, proxy, close } = await startContent();
    const site = await siteOn(proxy, place);
    const late: string[] = [];
    let longestMs = 0;
    try {
      for (const failure of failures) {
        await readPages(site.url, PUBLIC_PATHS);
        proxy.behave(failure);
        await refresh(site.url);
        for (let second = 0; second < (long ? 20 : 3); second++) {
          await readPage(site.url, MACHINE_PAGE);
          await pause(1_000);
        }
        const title = `Recovered from ${failure}`;
        emulator.edit(MACHINE, 'title', title);
        emulator.publish(MACHINE);
        proxy.behave('well');
        const healedAtMs = performance.now();
        // As a visitor would: a page that is looked at is looked after.
        const shown = await until(async () => {
          const page = await fetch(site.url + MACHINE_PAGE);
          const live = page.headers.get('x-content-source') === 'live';
          return (await page.text()).includes(title) && live;
        }, RECOVERY_LIMIT_MS);
        longestMs = Math.max(longestMs, performance.now() - healedAtMs);
        if (!shown) late.push(failure);
      }
      return {
        ok: late.length === 0 && site.isUp(),
        measured: `${failures.length} kinds, longest ${(longestMs / 1_000).toFixed(1)} s; late: ${late.join(', ') || 'none'}`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
      await close();
    }
  },
};

/** How often each question was asked, most often first. */
function countQuestions(questions: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const question of questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

export const stampede: Fault = {
  id: 'B3',
  title: '500 visitors at once on pages that nobody has asked for, and on pages whose time is over',
  target: 'every question to the content service asked once at most, all answered 200',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place }) {
    const { proxy, close } = await startContent();
    // Slow answers: the crowd arrives while the first question is under way.
    proxy.behave('slow');
    const site = await siteOn(proxy, place);
    const crowd = async (paths: readonly string[]) => {
      proxy.forget();
      const asked = Array.from({ length: 500 }, (_, index) => paths[index % paths.length]!);
      const answers = await Promise.all(asked.map((path) => readPage(site.url, path)));
      return answers.filter(({ status }) => status !== 200).length;
    };
    try {
      const cold = await crowd(['/machines', '/blog', '/products/grocery']);
      await untilQuiet(proxy);
      const [coldMost] = countQuestions(proxy.calls().map(({ question }) => question));
      proxy.behave('well');
      await refresh(site.url);
      await readPages(site.url, PUBLIC_PATHS);
      await untilQuiet(proxy);
      await pause(5_100);
      // Everything is outdated at once, and the crowd comes before any of it has been asked again.
      void refresh(site.url);
      const expired = await crowd(['/machines', '/blog', '/products/grocery']);
      await untilQuiet(proxy);
      const [expiredMost] = countQuestions(proxy.calls().map(({ question }) => question));
      const most = Math.max(coldMost?.[1] ?? 0, expiredMost?.[1] ?? 0);
      const [often] = (coldMost?.[1] ?? 0) > (expiredMost?.[1] ?? 0) ? coldMost! : expiredMost!;
      return {
        ok: cold === 0 && expired === 0 && most === 1,
        measured: `at most ${most} call per question (${often.slice(0, 120)}); ${cold + expired} of 1,000 not answered 200`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
      await close();
    }
  },
};

/**
 * Has visitors ask for every page until the named time is over.
 * @param alone the call refused first is one that everything else waits for
 * @returns calls that the site knew were too early, and whether it asked again
 */
async function underRateLimit(
  site: ServedProcess,
  proxy: FaultProxy,
  { resetSeconds, alone }: { resetSeconds: number; alone: boolean },
): Promise<{ early: number[]; cameBack: boolean }> {
  const limit = performance.now() + 10_000;
  while (proxy.calls().length === 0 && performance.now() < limit) await pause(1);
  const toldAtMs = proxy.calls()[0]!.atMs;
  // Others were on their way. A site that answers what was asked after the refusal had been sent has read the refusal,
  // however slow it is.
  if (!alone) await readPage(site.url, '/health/live');
  const knewAtMs = alone ? toldAtMs : performance.now();
  const isOverAtMs = toldAtMs + resetSeconds * 1_000;
  while (performance.now() < isOverAtMs + 500) await readPages(site.url, PUBLIC_PATHS);
  const cameBack = await until(() => proxy.calls().some(({ atMs }) => atMs > isOverAtMs), 30_000);
  const early = proxy
    .calls()
    .filter(({ begunAtMs, atMs }) => begunAtMs > knewAtMs && atMs < isOverAtMs - 50)
    .map(({ atMs }) => atMs - toldAtMs);
  return { early, cameBack };
}

export const rateLimitKept: Fault = {
  id: 'B5',
  title:
    '429 with a reset time, to the test of a refreshed connection and to pages, while visitors go on asking for every page',
  target: 'no call before the reset time, calls again after it',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place, long }) {
    const resetSeconds = long ? 20 : 6;
    const { proxy, close } = await startContent();
    const site = await siteOn(proxy, place);
    const refuse = () => {
      proxy.behave('rate-limited');
      proxy.forget();
    };
    try {
      await readPages(site.url, PUBLIC_PATHS);
      await untilQuiet(proxy);
      proxy.nameReset(resetSeconds);
      refuse();
      void refresh(site.url);
      const test = await underRateLimit(site, proxy, { resetSeconds, alone: true });
      proxy.behave('well');
      await readPages(site.url, PUBLIC_PATHS);
      await untilQuiet(proxy);
      proxy.forget();
      void refresh(site.url);
      // The test is over; what is asked for now is what pages show.
      await until(() => proxy.calls().length > 1, 10_000);
      refuse();
      const pages = await underRateLimit(site, proxy, { resetSeconds, alone: false });
      const early = [...test.early, ...pages.early];
      const cameBack = test.cameBack && pages.cameBack;
      return {
        ok: early.length === 0 && cameBack,
        measured: `${early.length} calls within ${resetSeconds} s of the refusal${early.map((ms) => `, after ${ms.toFixed(0)} ms`).join('')}; ${cameBack ? 'asked again after it' : 'not asked again'}`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
      await close();
    }
  },
};
