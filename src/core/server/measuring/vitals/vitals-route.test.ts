import { fc } from '#tests/support/property.ts';
import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createAnalytics } from '../analytics/analytics.ts';
import { eventsRoute, EVENTS_PATH } from '../analytics/events-route.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import { createBeaconLimits } from './beacon-limits.ts';
import { createVitalStore } from './vital-store.ts';
import { vitalsRoute, VITALS_PATH } from './vitals-route.ts';

const silent = () => undefined;
const LCP = { name: 'LCP', value: 1_234.5, id: 'v5-1', delta: 1_234.5, navigationType: 'navigate' };
function open(database: SiteDatabase, sink: 'own' | 'none' = 'own') {
  const clock = createHandClock();
  const shared = { database, clock, log: silent };
  const store = createVitalStore(shared);
  const analytics = createAnalytics({ ...shared, settings: { sink }, siteUrl: 'http://x' });
  const parts = { analytics, trustedProxyCount: 0, hasRoom: createBeaconLimits() };
  const routes = vitalsRoute({ ...parts, store });
  const events = eventsRoute(parts);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    routes.request(VITALS_PATH, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    events.request(EVENTS_PATH, { method: 'POST', headers, body: JSON.stringify(body) });
  return { store, analytics, post, send, clock };
}

const total = (rows: { counts: number[] }[]) =>
  rows.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);

describeOnEachEngine('measurements', (stores) => {
  test('are taken without a word or a cookie and kept as a histogram', async () => {
    const { store, post } = open(await stores.open());
    const answer = await post({ ...LCP, route: '/machines/divi-wp', device: 'mobile' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await post(LCP)).status).toBe(204);
    await store.settled();
    const rows = await store.read('2000-01-01');
    expect(rows.map(({ route, device, metric }) => [route, device, metric]).toSorted()).toEqual([
      ['/machines/:machineId', 'mobile', 'LCP'],
      ['other', 'unknown', 'LCP'],
    ]);
    expect(total(rows)).toBe(2);
  });

  test('that are reported again take the place of the earlier report', async () => {
    const { store, post } = open(await stores.open());
    await post({ ...LCP, name: 'CLS', value: 0.05, delta: 0.05 });
    await store.settled();
    await post({ ...LCP, name: 'CLS', value: 0.3, delta: 0.25 });
    await store.settled();
    const [row] = await store.read('2000-01-01');
    expect(total([row!])).toBe(1);
  });

  test('corrected without ever having been reported take nothing from others', async () => {
    const { store, post } = open(await stores.open());
    for (let index = 0; index < 5; index++) await post({ ...LCP, value: 9_000, delta: 8_000 });
    await store.settled();
    await post({ ...LCP, value: 1_000, delta: 1_000 });
    await store.settled();
    expect(total(await store.read('2000-01-01'))).toBe(6);
  });

  test('of several processes add up, and old days go', async () => {
    const database = await stores.open();
    const first = open(database);
    const second = open(await stores.openAgain(database));
    for (const { store, post } of [first, second, first]) {
      await post(LCP);
      await store.settled();
    }
    expect(total(await first.store.read('2000-01-01'))).toBe(3);
    first.clock.jump(91 * 86_400_000);
    await first.post(LCP);
    await first.store.settled();
    expect(total(await first.store.read('2000-01-01'))).toBe(1);
  });

  test('beyond a number from one client are let go, and however many come, few rows are kept', async () => {
    const { store, post } = open(await stores.open());
    for (let index = 0; index < 400; index++) {
      const { status } = await post({
        ...LCP,
        value: index * 10,
        delta: index * 10,
        route: `/blog/${index}`,
      });
      expect(status).toBe(204);
    }
    await store.settled();
    const kept = await store.read('2000-01-01');
    expect(kept).toHaveLength(1);
    // Seen failing without the limit: 400.
    expect(total(kept)).toBe(240);
  });

  test('are counted as events by name only, and not of who asks not to be', async () => {
    const { analytics, post } = open(await stores.open());
    await post(LCP);
    await post({ ...LCP, id: 'v5-2' });
    await post(LCP, { 'Sec-GPC': '1' });
    await analytics.settled();
    expect(await analytics.counts('2000-01-01')).toEqual([
      { event: 'web_vitals', detail: 'LCP', count: 2 },
    ]);
  });
});

describeOnEachEngine('events', (stores) => {
  const cta = {
    name: 'cta_clicked',
    path: '/',
    properties: { cta_text: 'Request a Demo', cta_location: 'hero', cta_type: 'primary' },
  };

  test('are counted with their properties', async () => {
    const { analytics, send } = open(await stores.open());
    expect((await send(cta)).status).toBe(204);
    expect((await send(cta)).status).toBe(204);
    const form = { form_type: 'Contact Page Form', form_location: '/contact' };
    await send({ name: 'form_view', properties: form, path: '/contact' });
    await analytics.settled();
    expect(await analytics.counts('2000-01-01')).toEqual([
      { event: 'cta_clicked', detail: 'Request a Demo · hero · primary', count: 2 },
      { event: 'form_view', detail: 'Contact Page Form · /contact', count: 1 },
    ]);
  });

  test.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])(
    'are not recorded of who sends %o',
    async (headers) => {
      const { analytics, send } = open(await stores.open());
      expect((await send(cta, headers as Record<string, string>)).status).toBe(204);
      await analytics.settled();
      expect(await analytics.counts('2000-01-01')).toEqual([]);
    },
  );

  test('go nowhere without a sink', async () => {
    const { analytics, send } = open(await stores.open(), 'none');
    await send(cta);
    await analytics.settled();
    expect(await analytics.counts('2000-01-01')).toEqual([]);
  });

  test('with made-up words fill a bounded number of rows', async () => {
    const { analytics, clock } = open(await stores.open());
    void clock;
    for (let index = 0; index < 700; index++) {
      const properties = { ...cta.properties, cta_text: `text ${index}` };
      analytics.record(
        { name: 'cta_clicked', properties, path: '/' },
        { address: null, userAgent: '' },
      );
    }
    await analytics.settled();
    const counts = await analytics.counts('2000-01-01');
    expect(counts).toHaveLength(501);
    expect(counts[0]).toEqual({ event: 'cta_clicked', detail: '(other)', count: 200 });
  });

  test('that are none are refused', async () => {
    const { send } = open(await stores.open());
    expect((await send({ ...cta, name: 'anything' })).status).toBe(400);
    expect((await send({ ...cta, path: '//evil.example' })).status).toBe(400);
    expect((await send({ padding: 'x'.repeat(5_000) })).status).toBe(413);
  });
});

test('whatever is posted, the answer is one of those stated', async () => {
  const database = { query: null } as unknown as SiteDatabase;
  const { post } = open(database);
  const junk = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        name: fc.constantFrom('LCP', 'FID', 'x'),
        value: fc.double(),
        id: fc.string(),
        delta: fc.double(),
        navigationType: fc.string(),
      })
      .map((body) => JSON.stringify(body)),
    fc.constantFrom('{"__proto__":{"polluted":1}}', '1e308', 'NaN', 'x'.repeat(65_536)),
  );
  await fc.assert(
    fc.asyncProperty(junk, async (body) => [204, 400, 413].includes((await post(body)).status)),
    { numRuns: 300 },
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
