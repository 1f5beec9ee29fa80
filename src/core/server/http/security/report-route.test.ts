import { describe, expect, it, vi } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { createPolicyReports } from './policy-reports.ts';
import { REPORT_PATH, reportRoute } from './report-route.ts';

const breach = (directive: string, blocked: string) => ({
  type: 'csp-violation',
  url: 'https://www.example.com/secret?token=1',
  body: { effectiveDirective: directive, blockedURL: blocked, sample: 'words of a visitor' },
});

function start() {
  const log = vi.fn();
  const clock = createHandClock();
  const reports = createPolicyReports({ clock, log });
  const routes = reportRoute({ reports, trustedProxyCount: 1 });
  const post = (body: unknown, from = '192.0.2.1') =>
    routes.request(REPORT_PATH, {
      method: 'POST',
      headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/reports+json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { log, clock, reports, routes, post };
}

describe('POST /api/policy-reports', () => {
  it('counts both kinds of deliveries by directive and kind, and keeps none of their words', async () => {
    const { post, reports, log } = start();
    const old = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x/' } };
    expect(
      (await post([breach('script-src-elem', 'inline'), { type: 'deprecation' }])).status,
    ).toBe(204);
    expect((await post(old)).status).toBe(204);
    expect((await post([breach('no-such-directive', 'javascript:words')])).status).toBe(204);
    expect([...reports.counts()]).toEqual([
      ['script-src-elem inline', 1],
      ['img-src address', 1],
      ['other address', 1],
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/words|secret|192\.0/u);
  });

  it('refuses what is no report, too large, or of another method', async () => {
    const { post, routes } = start();
    for (const body of [
      '',
      '{',
      '1',
      'null',
      '{}',
      '{"csp-report":1}',
      '{"__proto__":{"csp-report":{}}}',
    ])
      expect([body, (await post(body)).status]).toEqual([body, 400]);
    expect((await post('x'.repeat(33_000))).status).toBe(413);
    expect((await routes.request(REPORT_PATH)).status).toBe(405);
  });

  it('takes twenty deliveries a minute from one sender and a thousand from all', async () => {
    const { post, reports } = start();
    const statuses = [];
    for (let at = 0; at < 30; at++) statuses.push((await post([breach('img-src', 'data')])).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    for (let at = 0; at < 1_500; at++)
      await post([breach('img-src', 'data')], `10.0.${at >> 8}.${at & 255}`);
    expect(reports.counts().get('img-src data')).toBeLessThanOrEqual(1_000);
  });

  it('writes one line a minute at most, and holds a bounded number of numbers', async () => {
    const { log, clock, reports } = start();
    const flood = Array.from({ length: 20 }, (_, at) => breach(`d-${at}`, `b-${at}`));
    const { parsePolicyReports } = await import('./parse-policy-reports.ts');
    for (let at = 0; at < 5_000; at++) reports.record(parsePolicyReports(flood)!);
    expect(log).toHaveBeenCalledTimes(1);
    expect(reports.counts().size).toBe(1);
    await clock.pass(61_000);
    reports.record(parsePolicyReports(flood)!);
    expect(log).toHaveBeenCalledTimes(2);
    expect(log.mock.lastCall?.[2]).toMatchObject({
      since: 100_000,
      sinceStart: { 'other address': 100_020 },
    });
  });

  it('counts twenty of an endless delivery', async () => {
    const { post, reports } = start();
    await post(Array.from({ length: 200 }, () => breach('img-src', 'data')));
    expect(reports.counts().get('img-src data')).toBe(20);
  });
});
