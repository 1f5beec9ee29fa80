import { startEmulator, type Emulator } from 'contentful-emulator';
import { percentile } from '#tests/support/percentile.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { ONLY_SQLITE, pause, placeEnv, type Fault } from '../fault.ts';
import { serve, type ServedProcess } from '../served-process.ts';
import type { Place } from '../stored.ts';
import { CONTENT_FAILURES, FAILURE_NAMES, type ContentFailureName } from './content-failures.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { opensslMissing } from './make-certificates.ts';
import { forgetPeak, memoryOf, readPages, untilIdle, type PageAnswer } from './read-pages.ts';
import { SPACE_FILE } from '#space/space-file.ts';
/** Stands only in the space: unread, nobody can say whether it exists, and 503 is the answer (decision 004). */
const ONLY_IN_THE_SPACE = [
  '/technology/machine-control',
  '/machines/divi-wp',
  '/blog/routes-by-need',
  '/break-rooms',
];
/**
 * Built-in entries that stand in only as long as the space is not known to have any of their kind: not where every field
 * of the space's own is unusable, nor where the list of the kind has come, late, and the entry has not.
 */
const BUILT_IN = ['/products/grocery', '/business-goals/bopis'];
const KNOWN_TO_HAVE_SOME: ReadonlySet<ContentFailureName> = new Set(['wrong-types', 'slow']);
/** The site refreshes its connection no more often than this. */
const REFRESH_GAP_MS = 5_100;
const MEMORY_ROOM_MB = 50;

export type ContentScene = { emulator: Emulator; proxy: FaultProxy; close(): Promise<void> };

/** The sample space behind the proxy. */
export async function startContent(): Promise<ContentScene> {
  const emulator = await startEmulator({
    space: SPACE_FILE,
    port: 0,
    previewPort: 0,
    watch: false,
  });
  const proxy = await startFaultProxy(emulator);
  return {
    emulator,
    proxy,
    async close() {
      await proxy.close();
      await emulator.close();
    },
  };
}

export const siteOn = (proxy: FaultProxy, place: Place): Promise<ServedProcess> =>
  serve('site', { ...placeEnv(place), ...proxy.env });

/** Has the site forget how fresh its pages and answers are. */
export function refresh(url: string): Promise<void> {
  const headers = { Origin: url, Accept: 'application/json' };
  return fetch(`${url}/api/refresh-connection`, { method: 'POST', headers }).then(
    (answer) => answer.arrayBuffer().then(() => undefined),
    () => undefined,
  );
}

/** The statuses that are wrong, as words; a cold site may answer 503 where decision 004 says so. */
function wrongOf(answers: readonly PageAnswer[], cold: ContentFailureName | null): string[] {
  const allowed503 =
    cold === null ? [] : [...ONLY_IN_THE_SPACE, ...(KNOWN_TO_HAVE_SOME.has(cold) ? BUILT_IN : [])];
  return answers
    .filter(({ path, status }) => status !== 200 && !(status === 503 && allowed503.includes(path)))
    .map(({ path, status }) => `${path} ${status}`);
}

async function isHealthy(url: string): Promise<boolean> {
  const answers = await Promise.all(['/health', '/health/ready'].map((path) => fetch(url + path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.every(({ status }) => status === 200);
}

/**
 * The most memory that refreshing everything takes while the service is well, in MB. Between two collections of garbage
 * it grows by dozens of megabytes, so that one moment before a failure is no measure of what the failure costs.
 */
async function peakWhileWell({ url, pid }: ServedProcess, rounds: number): Promise<number> {
  forgetPeak(pid);
  for (let round = 0; round < rounds; round++) {
    void refresh(url);
    for (let times = 0; times < 3; times++) await readPages(url, PUBLIC_PATHS);
    await pause(REFRESH_GAP_MS);
  }
  return memoryOf(pid).peakMb;
}

export const contentFailsWarm: Fault = {
  id: 'B1-warm',
  title: `${FAILURE_NAMES.length} kinds of failure of the content service, every public page, content known and outdated`,
  target:
    '200 everywhere, health 200, first byte p99 < 300 ms, no redirect followed, memory < 50 MB above what the same takes while the service is well',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place, long }) {
    const { proxy, close } = await startContent();
    const site = await siteOn(proxy, place);
    try {
      await readPages(site.url, PUBLIC_PATHS);
      // Until every page has been built ahead, memory grows whatever the service does.
      await untilIdle(site.pid);
      const wellMb = await peakWhileWell(site, long ? 6 : 1);
      const wrong: string[] = [];
      const times: number[] = [];
      let untested: string[] = [];
      let most = { mb: -Infinity, failure: '' };
      for (const failure of FAILURE_NAMES) {
        proxy.behave(failure);
        proxy.forget();
        const refreshedAtMs = performance.now();
        forgetPeak(site.pid);
        void refresh(site.url);
        for (let round = 0; round < 3; round++) {
          const answers = await readPages(site.url, PUBLIC_PATHS);
          times.push(...answers.map(({ firstByteMs }) => firstByteMs));
          wrong.push(...wrongOf(answers, null).map((words) => `${failure}: ${words}`));
          await pause(100);
        }
        if (!(await isHealthy(site.url))) wrong.push(`${failure}: health`);
        await pause(Math.max(0, refreshedAtMs + REFRESH_GAP_MS - performance.now()));
        const mb = memoryOf(site.pid).peakMb - wellMb;
        if (mb > most.mb) most = { mb, failure };
        // Without a name or a certificate no call arrives; everything else must have met the failure.
        const unreachable = failure === 'unknown-name' || failure === 'wrong-certificate';
        if (!unreachable && proxy.calls().length === 0) untested = [...untested, failure];
      }
      const p99 = percentile(times, 0.99);
      return {
        ok:
          wrong.length === 0 &&
          untested.length === 0 &&
          proxy.followed() === 0 &&
          (!long || (p99 < 300 && most.mb < MEMORY_ROOM_MB)),
        measured: `${times.length} answers, wrong: ${wrong.slice(0, 5).join(', ') || 'none'}; first byte p99 ${p99.toFixed(0)} ms; ${proxy.followed()} redirects followed; memory at most ${most.mb.toFixed(0)} MB (${most.failure}) over the ${wellMb.toFixed(0)} it took while all was well${untested.length > 0 ? `; never met: ${untested.join(', ')}` : ''}`,
      };
    } finally {
      site.kill('SIGKILL');
      await site.ended;
      await close();
    }
  },
};

/** One failure from a cold start. */
async function failCold(
  failure: ContentFailureName,
  place: Place,
): Promise<{ wrong: string[]; times: number[]; followed: number; sources: number }> {
  const { proxy, close } = await startContent();
  proxy.behave(failure);
  const site = await siteOn(proxy, place);
  try {
    const answers = await readPages(site.url, PUBLIC_PATHS);
    const wrong = wrongOf(answers, failure);
    if (!(await isHealthy(site.url))) wrong.push('health');
    const times = answers.map(({ firstByteMs }) => firstByteMs);
    return { wrong, times, followed: proxy.followed(), sources: proxy.calls().length };
  } finally {
    site.kill('SIGKILL');
    await site.ended;
    await close();
  }
}

export const contentFailsCold: Fault = {
  id: 'B1-cold',
  title: `${FAILURE_NAMES.length} kinds of failure of the content service, every public page, from a start without content`,
  target:
    '200 with built-in words (decision 004 names the exceptions), health 200, first byte p99 < 1.5 s, no redirect followed',
  engines: ONLY_SQLITE,
  subject: 'site',
  unavailable: opensslMissing,
  async run({ place, long }) {
    const wrong: string[] = [];
    const times: number[] = [];
    let followed = 0;
    for (const failure of FAILURE_NAMES) {
      const dataDir = `${place.dataDir}/${failure}`;
      const outcome = await failCold(failure, { url: null, dataDir });
      wrong.push(...outcome.wrong.map((words) => `${CONTENT_FAILURES[failure]}: ${words}`));
      times.push(...outcome.times);
      followed += outcome.followed;
    }
    const p99 = percentile(times, 0.99);
    return {
      ok: wrong.length === 0 && followed === 0 && (!long || p99 < 1_500),
      measured: `${times.length} answers, wrong: ${wrong.slice(0, 5).join(', ') || 'none'}; first byte p99 ${p99.toFixed(0)} ms; ${followed} redirects followed`,
    };
  },
};
