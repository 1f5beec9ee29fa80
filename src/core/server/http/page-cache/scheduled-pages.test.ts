import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { nextChangeOf, showsAt, type Schedule } from '#content/shows-at.ts';
import { createPageCache } from './page-cache.ts';

const START = Date.UTC(2026, 10, 23, 8);
const MINUTE_MS = 60_000;
const SCHEDULES = 100;

/** One page that says which of the schedules show at the moment it is rendered for. */
function open(schedules: Schedule[]) {
  let now = START;
  let status: () => number | 'throws' = () => 200;
  let rendering: () => void = () => undefined;
  const shownAt = (ms: number) =>
    schedules.flatMap((schedule, index) => (showsAt(schedule, ms) ? [index] : [])).join(' ');
  const cache = createPageCache({
    log: () => undefined,
    clock: () => now,
    async render() {
      const builtFor = now;
      const answers = status();
      rendering();
      if (answers === 'throws') throw new Error('down');
      const changes = schedules
        .map((schedule) => nextChangeOf(schedule, builtFor))
        .filter((ms) => ms !== null);
      const headers = {
        'Content-Type': 'text/html',
        'Cache-Control': 'public, max-age=0, s-maxage=60',
        'CDN-Cache-Control': 'public, max-age=60, stale-while-revalidate=86400',
      };
      return {
        answer: new Response(`shows ${shownAt(builtFor)}`, { status: answers, headers }),
        ...{ tags: [], settled: true },
        changesAt: changes.length > 0 ? Math.min(...changes) : null,
      };
    },
  });
  async function ask(method = 'GET', headers: Record<string, string> = {}) {
    const given = { status: 0, head: {} as Record<string, string>, body: '' };
    const request = { method, url: '/', headers } as unknown as IncomingMessage;
    const response = {
      writeHead(code: number, head: string[]) {
        given.status = code;
        for (let at = 0; at < head.length; at += 2) given.head[head[at]!] = head[at + 1]!;
      },
      end: (bytes?: Buffer) => (given.body = bytes?.toString() ?? ''),
    } as unknown as ServerResponse;
    const kept = cache.tryAnswer(request, response);
    if (!kept) await cache.renderAndAnswer(request, response, (work) => work());
    return { ...given, kept };
  }
  return {
    ask,
    right: () => `shows ${shownAt(now)}`,
    setTime: (ms: number) => (now = ms),
    answerWith: (next: typeof status) => (status = next),
    whileRendering: (act: () => void) => (rendering = act),
  };
}

/** The same schedules in every run: minutes of the coming day, some open at one end. */
function hundredSchedules(): Schedule[] {
  let seed = 20_261_123;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (seed >>> 8) % below;
  };
  return Array.from({ length: SCHEDULES }, () => {
    const fromMs = START + (1 + random(1_440)) * MINUTE_MS;
    const untilMs = fromMs + (1 + random(600)) * MINUTE_MS;
    const open = random(10);
    return { fromMs: open === 0 ? null : fromMs, untilMs: open === 1 ? null : untilMs };
  });
}

// Each seen failing without the comparison with `changesAt` in `tryAnswer`.
describe('A kept page with something scheduled', () => {
  it('is right a millisecond before, at and after every minute of a hundred schedules, however it is asked for', async () => {
    const schedules = hundredSchedules();
    const page = open(schedules);
    const minutes = [...new Set(schedules.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs]))]
      .filter((ms) => ms !== null)
      .toSorted((a, b) => a - b);
    let etag = (await page.ask()).head['etag']!;
    for (const minute of minutes) {
      page.setTime(minute - 1);
      expect((await page.ask()).body).toBe(page.right());
      expect((await page.ask('GET', { 'if-none-match': etag })).status).toBe(304);
      page.setTime(minute);
      const head = await page.ask('HEAD', { 'if-none-match': etag });
      expect([minute, head.status, head.kept]).toEqual([minute, 200, false]);
      const after = await page.ask('GET', { 'if-none-match': etag });
      expect([after.status, after.body]).toEqual([200, page.right()]);
      etag = after.head['etag']!;
      page.setTime(minute + 1);
      expect((await page.ask()).body).toBe(page.right());
    }
  });

  it('is built once more when its minute comes while it is built', async () => {
    const page = open([{ fromMs: START + MINUTE_MS, untilMs: null }]);
    page.setTime(START + MINUTE_MS - 5);
    page.whileRendering(() => page.setTime(START + MINUTE_MS));
    expect((await page.ask()).body).toBe('shows 0');
  });

  it.each([503, 'throws'] as const)(
    'stands past its minute while it cannot be built anew (%s), and is right once it can',
    async (fault) => {
      const page = open([{ fromMs: null, untilMs: START + MINUTE_MS }]);
      expect((await page.ask()).body).toBe('shows 0');
      page.setTime(START + MINUTE_MS);
      page.answerWith(() => fault);
      expect(await page.ask()).toMatchObject({ status: 200, body: 'shows 0' });
      page.answerWith(() => 200);
      page.setTime(START + MINUTE_MS + 5_000);
      await page.ask();
      await expect.poll(async () => (await page.ask()).body).toBe('shows ');
    },
  );

  it.each([
    [200_000_000, 60, 86_400],
    [86_460_000, 60, 86_400],
    [100_500, 60, 40],
    [60_000, 60, 0],
    [1_999, 1, 0],
    [999, 0, 0],
  ])(
    'tells shared caches what is left: %s ms are %s s fresh and %s s stale',
    async (leftMs, freshS, staleS) => {
      const page = open([{ fromMs: START + leftMs, untilMs: null }]);
      const stale = staleS > 0 ? `, stale-while-revalidate=${staleS}` : '';
      const { head } = await page.ask();
      const caching = {
        'cache-control': `public, max-age=0, s-maxage=${freshS}, no-transform`,
        'cdn-cache-control': `public, max-age=${freshS}${stale}`,
      };
      expect(head).toMatchObject(caching);
      expect((await page.ask('GET', { 'if-none-match': head['etag']! })).head).toMatchObject(
        caching,
      );
    },
  );
});
