import { Agent } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { askSite, type Asked } from '#tests/requests/ask-site.ts';
import { randomRequest } from '#tests/requests/random-requests.ts';
import { median, percentile } from '#tests/support/percentile.ts';
import { memoryOf } from '../content/read-pages.ts';
import { startFakeSes } from '../fake-ses.ts';
import { ONLY_SQLITE, pause, placeEnv, sesEnv, type Fault } from '../fault.ts';
import { serve } from '../served-process.ts';
import { inWords } from '../standing/holdings.ts';

const AT_ONCE = 24;
const MEMORY_ROOM_MB = 20;

const siteEnv = {
  CONTENT_SOURCE: 'sample',
  PRODUCT_DOMAIN: 'vending.example',
  SITE_URL: 'https://vending.example',
};

export const randomRequests: Fault = {
  id: 'C8',
  title: 'random requests to every route and endpoint over sockets',
  target:
    'no 5xx and no silence (quick: none that stays), still up, memory + < 20 MB over the last two fifths (long)',
  subject: 'site',
  engines: ONLY_SQLITE,
  unavailable: () => (process.platform === 'linux' ? null : 'memory is read from /proc'),
  async run({ subject, place, long }) {
    // Without mail the newsletter answers 503, as it should.
    const ses = await startFakeSes();
    const served = await serve(subject, { ...placeEnv(place), ...siteEnv, ...sesEnv(ses.url) });
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const total = Number(process.env.FUZZ_REQUESTS ?? (long ? 100_000 : 2_000));
    const memory: number[] = [];
    let readings: number[] = [];
    const statuses = new Map<number, number>();
    const inVain: { asked: Asked; words: string }[] = [];
    const startedAtMs = performance.now();
    const ask = (asked: Asked) =>
      askSite(agent, served.port, asked).then(
        ({ status }) => status,
        () => 0,
      );
    for (let sent = 0; sent < total; sent += 400) {
      const waiting = fc.sample(randomRequest, { numRuns: 400, seed: sent + 1 });
      const send = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const status = await ask(next);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status !== 0 && status < 500) continue;
          const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
          const words = `${next.method} ${next.path.slice(0, 60)} ${status} after ${seconds} s`;
          inVain.push({ asked: next, words });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, send));
      // One reading says when garbage was last collected, 40 MB up or down; the middle of a fifth says what is held.
      readings.push(memoryOf(served.pid).nowMb);
      if ((sent + 400) % (total / 5) !== 0) continue;
      memory.push(median(readings));
      readings = [];
    }
    // A page whose content came too late on a crowded machine says 503 (decision 004): the quick form, which runs beside
    // other tests, asks for it once more alone.
    const faults = new Set<string>();
    for (const { asked } of inVain) {
      const status = await ask(asked);
      if (status === 0 || status >= 500)
        faults.add(`${asked.method} ${asked.path.slice(0, 80)} ${status}`);
    }
    // The caches fill for as long as unheard-of addresses come; their bound is in the first three fifths.
    const grown = memory.at(-1)! - Math.max(...memory.slice(0, 3));
    const up = served.isUp();
    agent.destroy();
    served.kill('SIGTERM');
    await served.ended;
    await ses.close();
    return {
      ok: faults.size === 0 && up && (!long || (inVain.length === 0 && grown < MEMORY_ROOM_MB)),
      measured: `${total} sent, ${inVain.length} in vain while crowded${inVain
        .slice(0, 8)
        .map(({ words }) => `, ${words}`)
        .join(
          '',
        )}; of which alone again: ${[...faults].slice(0, 3).join(', ') || 'none'}; memory ${memory.map((mb) => mb.toFixed(0)).join(' ')} MB; ${inWords(statuses)}`,
    };
  },
};

const SLOW_HEAD = 'GET / HTTP/1.1\r\nHost: vending.example\r\nX-Slow: ';

/** The site allows three seconds and looks every few. */
const GIVEN_UP_WITHIN_MS = 20_000;

/** Sends a letter of a header now and then, never its end. @returns the status it is given up with, 0 when it is not */
function slowHead(port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(SLOW_HEAD));
    const drip = setInterval(() => socket.writable && socket.write('x'), 1_000);
    const limit = setTimeout(() => socket.destroy(), GIVEN_UP_WITHIN_MS);
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(limit);
      resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(said)?.[1] ?? 0));
    });
  });
}

export const slowHeads: Fault = {
  id: 'C9-heads',
  title: 'headers that never end, from many connections',
  target: 'each given up with 408; pages p99 < 200 ms meanwhile (long)',
  subject: 'site',
  engines: ONLY_SQLITE,
  async run({ subject, place, long }) {
    const served = await serve(subject, { ...placeEnv(place), ...siteEnv });
    const agent = new Agent({ keepAlive: true });
    const slow = Array.from({ length: long ? 500 : 50 }, () => slowHead(served.port));
    const times: number[] = [];
    const until = performance.now() + (long ? 10_000 : 2_000);
    while (performance.now() < until) {
      const startedAtMs = performance.now();
      await askSite(agent, served.port, { path: '/' });
      times.push(performance.now() - startedAtMs);
      await pause(10);
    }
    const ended = await Promise.all(slow);
    agent.destroy();
    served.kill('SIGTERM');
    await served.ended;
    const p99 = percentile(times, 0.99);
    return {
      ok: ended.every((status) => status === 408) && (!long || p99 < 200),
      measured: `${ended.length} ended with ${[...new Set(ended)].join(', ')}; pages p99 ${p99.toFixed(0)} ms`,
    };
  },
};

const LONG = 100_000;
const REPEATED = ['-', ' ', 'a', '<', 'a-', '\n', '%20', '../', '@.', '(', '\\', '\u200b'];

export const longTexts: Fault = {
  id: 'C11',
  title: '100 kB of one text over and over, to every endpoint, path and header',
  target: 'refused or answered; slowest answer < 50 ms, best of three tries (long)',
  subject: 'site',
  engines: ONLY_SQLITE,
  async run({ subject, place, long }) {
    const served = await serve(subject, { ...placeEnv(place), ...siteEnv });
    const agent = new Agent({ keepAlive: true });
    const post = (path: string, body: string): Asked => ({
      method: 'POST',
      path,
      body,
      headers: {
        'content-type': path.startsWith('/api')
          ? 'application/json'
          : 'application/x-www-form-urlencoded',
      },
    });
    const asked = REPEATED.flatMap((part): Asked[] => {
      const text = part.repeat(LONG / part.length);
      const short = encodeURIComponent(text).slice(0, 3_900);
      return [
        post('/api/vitals', JSON.stringify({ name: text })),
        post(
          '/api/policy-reports',
          JSON.stringify({ 'csp-report': { 'blocked-uri': text.slice(0, 30_000) } }),
        ),
        post(
          '/api/functions/send-contact-email-ses',
          JSON.stringify({ email: text.slice(0, 30_000), message: 'x', name: 'x' }),
        ),
        post(
          '/api/functions/send-contact-email-ses',
          JSON.stringify({
            email: 'a@example.com',
            message: text.slice(0, 30_000),
            name: text.slice(0, 900),
          }),
        ),
        post('/admin/sign-in', `email=${encodeURIComponent(text)}&password=x`),
        { path: `/machines/${short}` },
        { path: `/blog?tag=${short}` },
        {
          path: '/',
          headers: {
            'accept-encoding': encodeURI(text).slice(0, 9_000),
            'if-none-match': encodeURI(text).slice(0, 5_000),
          },
        },
        { path: '/', headers: { cookie: encodeURI(text).slice(0, 12_000) } },
      ];
    });
    let worst = { ms: 0, what: '' };
    let faults = 0;
    for (const request of asked) {
      let fastest = Infinity;
      for (let tried = 0; tried < 3; tried++) {
        const startedAtMs = performance.now();
        const { status } = await askSite(agent, served.port, request).catch(() => ({ status: 0 }));
        fastest = Math.min(fastest, performance.now() - startedAtMs);
        if (status === 0 || status >= 500) faults += 1;
      }
      if (fastest > worst.ms)
        worst = { ms: fastest, what: `${request.method ?? 'GET'} ${request.path.slice(0, 30)}` };
    }
    agent.destroy();
    served.kill('SIGTERM');
    await served.ended;
    return {
      ok: faults === 0 && (!long || worst.ms < 50),
      measured: `${asked.length} texts, ${faults} faults, slowest ${worst.ms.toFixed(0)} ms (${worst.what})`,
    };
  },
};
