import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { ONLY_SQLITE, pause, until, type Fault } from '../fault.ts';
import { FAILURE_NAMES, type ContentFailureName } from './content-failures.ts';
import { untilQuiet } from './fault-proxy.ts';
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

export const rateLimitKept: Fault = {
  id: 'B5',
  title: '429 with a reset time, while visitors go on asking for every page',
  target: 'no call before the reset time, calls again after it',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place, long }) {
    const resetSeconds = long ? 20 : 6;
    // On a busy machine the site reads the refusal later.
    const graceMs = long ? 300 : 1_500;
    const { proxy, close } = await startContent();
    const site = await siteOn(proxy, place);
    try {
      await readPages(site.url, PUBLIC_PATHS);
      proxy.nameReset(resetSeconds);
      proxy.behave('rate-limited');
      proxy.forget();
      void refresh(site.url);
      await until(() => proxy.calls().length > 0, 10_000);
      const toldAtMs = proxy.calls()[0]!.atMs;
      while (performance.now() < toldAtMs + resetSeconds * 1_000 + 500) {
        await readPages(site.url, PUBLIC_PATHS);
      }
      const cameBack = await until(
        () => proxy.calls().some(({ atMs }) => atMs > toldAtMs + resetSeconds * 1_000),
        30_000,
      );
      // What was on its way when the first refusal went out could not know of it.
      const early = proxy
        .calls()
        .filter(
          ({ atMs }) => atMs > toldAtMs + graceMs && atMs < toldAtMs + resetSeconds * 1_000 - 50,
        );
      return {
        ok: early.length === 0 && cameBack,
        measured: `${early.length} calls within ${resetSeconds} s of the refusal${early.map(({ atMs }) => `, after ${(atMs - toldAtMs).toFixed(0)} ms`).join('')}; ${cameBack ? 'asked again after it' : 'not asked again'}`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
      await close();
    }
  },
};
