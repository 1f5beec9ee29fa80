import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSource, MACHINES, toCredentials } from './test-support/create-test-source.ts';
import { until } from './test-support/manual-schedule.ts';
import {
  startMisbehavingService,
  type MisbehavingService,
} from './test-support/misbehaving-service.ts';

let service: MisbehavingService;
beforeEach(async () => {
  service = await startMisbehavingService();
});
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

const alarms = (logged: { message: string }[]) =>
  logged.filter(({ message }) => message.startsWith('ALARM content')).length;

describe('one request per question', () => {
  it('500 parallel readers of a cold question cause one call', async () => {
    const { readTitle } = createTestSource(service.host);
    const titles = await Promise.all(Array.from({ length: 500 }, () => readTitle()));
    expect(new Set(titles)).toEqual(new Set(['Title 1']));
    expect(service.asked).toHaveLength(1);
  });

  it('500 parallel readers of an expired answer cause one call and none of them waits', async () => {
    const { clock, readTitle } = createTestSource(service.host);
    await readTitle();
    service.behave('hang');
    await clock.advance(61_000);
    const titles = await Promise.all(Array.from({ length: 500 }, () => readTitle()));
    expect(new Set(titles)).toEqual(new Set(['Title 1']));
    await until(() => service.waiting.size > 0);
    expect(service.asked).toHaveLength(2);
  });

  it('the order of filters makes no second question, another space does', async () => {
    const { source } = createTestSource(service.host);
    const query = { contentType: 'machine', order: ['sys.id'] };
    await source.reader().readEntries({ ...query, filters: { a: 1, b: 2 } });
    await source.reader().readEntries({ ...query, filters: { b: 2, a: 1 } });
    expect(service.asked).toHaveLength(1);
  });
});

describe('freshness', () => {
  it('an answer is served from memory while fresh, then stale while it is refreshed behind', async () => {
    const { source, clock, readTitle } = createTestSource(service.host);
    await readTitle();
    service.edit(2);
    await clock.advance(59_000);
    const fresh = source.reader();
    expect(await readTitle(fresh)).toBe('Title 1');
    expect(fresh.trace().origin).toBe('live');
    expect(service.asked).toHaveLength(1);
    await clock.advance(2_000);
    const stale = source.reader();
    expect(await readTitle(stale)).toBe('Title 1');
    expect(stale.trace().origin).toBe('stale');
    await clock.advance(0);
    const refreshed = source.reader();
    expect(await readTitle(refreshed)).toBe('Title 2');
    expect(refreshed.trace().origin).toBe('live');
    expect(service.asked).toHaveLength(2);
  });

  it('an answer nobody read for half an hour is asked for again before it is served', async () => {
    const { clock, readTitle } = createTestSource(service.host);
    await readTitle();
    service.edit(2);
    await clock.advance(31 * 60_000);
    expect(await readTitle()).toBe('Title 2');
  });

  it('drafts are asked for every time, fall back to the last draft and are not mixed with published', async () => {
    const credentials = { previewToken: 'preview-token', previewHost: service.host };
    const { source, readTitle } = createTestSource(service.host);
    source.configure(toCredentials(service.host, credentials));
    expect(await readTitle(source.reader({ preview: true }))).toBe('Title 1');
    service.edit(2);
    expect(await readTitle(source.reader({ preview: true }))).toBe('Title 2');
    service.behave('server-error');
    expect(await readTitle(source.reader({ preview: true }))).toBe('Title 2');
    await expect(readTitle(source.reader())).rejects.toThrow();
  });
});

describe('the deadline of a page', () => {
  it('counts for all reads of one reader together', async () => {
    const { source, clock } = createTestSource(service.host);
    service.behave('hang');
    const reader = source.reader();
    const read = (contentType: string) =>
      reader.readEntries({ contentType }).catch(({ kind }: { kind: string }) => kind);
    const first = read('hero');
    await until(() => service.waiting.size === 1);
    await clock.advance(1_000);
    const second = read('machine');
    await until(() => service.waiting.size === 2);
    await clock.advance(500);
    expect(await Promise.all([first, second])).toEqual(['timeout', 'timeout']);
    // The page's time is up: nothing waits any more, and no timer has to pass.
    expect(await read('blogPost')).toBe('timeout');
  });

  it('an answer that comes after the deadline fills the cache for the next page', async () => {
    const { clock, readTitle } = createTestSource(service.host);
    service.behave('hang');
    const failed = readTitle().catch(() => 'failed');
    await until(() => service.waiting.size === 1);
    await clock.advance(1_500);
    expect(await failed).toBe('failed');
    // While the question is in progress nobody waits for it again.
    await expect(readTitle()).rejects.toMatchObject({ kind: 'timeout' });
    expect(service.asked).toHaveLength(1);
    service.release();
    await clock.advance(0);
    expect(await readTitle()).toBe('Title 1');
    expect(service.asked).toHaveLength(1);
  });

  it("the client's own repeats go on behind a page that has been answered", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { readTitle, clock } = createTestSource(service.host, { client: { retryLimit: 5 } });
    service.behave('server-error');
    await expect(readTitle()).rejects.toMatchObject({ kind: 'server-error' });
    expect(service.asked).toHaveLength(1);
    service.behave('well');
    await vi.advanceTimersByTimeAsync(2_200);
    await until(() => service.asked.length === 2);
    await clock.advance(0);
    expect(await readTitle()).toBe('Title 1');
    expect(service.asked).toHaveLength(2);
  });
});

describe('the breaker', () => {
  it('three failed tries open it: further questions are not sent and do not wait', async () => {
    const { source } = createTestSource(service.host);
    service.behave('server-error');
    for (const contentType of ['a', 'b', 'c']) {
      await expect(source.reader().readEntries({ contentType })).rejects.toThrow();
    }
    expect(source.status().delivery.breaker).toMatchObject({
      state: 'open',
      consecutiveFailures: 3,
    });
    await expect(source.reader().readEntries({ contentType: 'd' })).rejects.toMatchObject({
      kind: 'circuit-open',
    });
    expect(service.asked).toHaveLength(3);
  });

  it('while open, one try at a time leaves, at intervals that end at 15 s', async () => {
    const { source, clock } = createTestSource(service.host);
    service.behave('server-error');
    for (const contentType of ['a', 'b', 'c', 'd', 'e']) {
      await source
        .reader()
        .readEntries({ contentType })
        .catch(() => null);
    }
    const before = service.asked.length;
    await clock.advance(5 * 60_000);
    const tries = service.asked.length - before;
    expect(tries).toBeGreaterThanOrEqual(18);
    expect(tries).toBeLessThanOrEqual(23);
  });

  it('a question the service refuses does not open it', async () => {
    const { source } = createTestSource(service.host);
    service.behave('unknown-content-type');
    for (const contentType of ['a', 'b', 'c', 'd']) {
      await expect(source.reader().readEntries({ contentType })).rejects.toMatchObject({
        kind: 'unknown-content-type',
      });
    }
    expect(source.status().delivery.breaker.state).toBe('closed');
    // Refused once, it is not asked again at once.
    await expect(source.reader().readEntries({ contentType: 'a' })).rejects.toThrow();
    expect(service.asked).toHaveLength(4);
  });

  it('a refused question shows that the service is well', async () => {
    const { source, clock } = createTestSource(service.host);
    const read = (contentType: string) =>
      source
        .reader()
        .readEntries({ contentType })
        .catch(() => null);
    service.behave('server-error');
    for (const contentType of ['a', 'b', 'c']) await read(contentType);
    service.behave('unknown-content-type');
    await clock.advance(1_000);
    expect(source.status().delivery.breaker).toMatchObject({
      state: 'closed',
      consecutiveFailures: 0,
    });
    // And it is not asked again without a visitor.
    const before = service.asked.length;
    await clock.advance(30_000);
    const after = service.asked.length;
    await clock.advance(9 * 60_000);
    expect(after - before).toBeLessThanOrEqual(2);
    expect(service.asked).toHaveLength(after);
  });

  it('a probe that hangs lets no second one out, and makes way after a while', async () => {
    const { source, clock } = createTestSource(service.host);
    const read = (contentType: string) => source.reader().readEntries({ contentType });
    service.behave('server-error');
    for (const contentType of ['a', 'b', 'c']) await read(contentType).catch(() => null);
    service.behave('hang');
    await clock.advance(1_000);
    await until(() => service.waiting.size === 1);
    for (const contentType of ['d', 'e', 'f']) {
      await expect(read(contentType)).rejects.toMatchObject({ kind: 'circuit-open' });
    }
    expect(service.asked).toHaveLength(4);
    service.behave('well');
    await clock.advance(15_000);
    expect((await read('b')).total).toBe(1);
    expect(source.status().delivery.breaker.state).toBe('closed');
  });

  it('what visitors get is told by the failing questions, not by one that is still fresh', async () => {
    const { source, readTitle } = createTestSource(service.host);
    expect(source.status().serving.origin).toBe('unread');
    await readTitle();
    expect(source.status().serving.origin).toBe('live');
    service.behave('server-error');
    await source
      .reader()
      .readEntries({ contentType: 'hero' })
      .catch(() => null);
    await readTitle();
    expect(source.status().serving.origin).toBe('none');
  });

  it('a refused token is named as the reason for every question', async () => {
    const { source } = createTestSource(service.host);
    service.behave('unauthorised');
    for (const contentType of ['a', 'b', 'c', 'd']) {
      await expect(source.reader().readEntries({ contentType })).rejects.toMatchObject({
        kind: 'unauthorised',
      });
    }
    expect(service.asked).toHaveLength(3);
  });

  it('at most 64 questions are under way at once', async () => {
    const { source } = createTestSource(service.host);
    service.behave('hang');
    const readers = Array.from({ length: 80 }, (_, n) =>
      source.reader().readEntries({ contentType: 'productType', filters: { 'fields.slug': n } }),
    ).map((read) => read.catch(() => null));
    await until(() => service.waiting.size === 64);
    service.behave('well');
    service.release();
    await Promise.all(readers);
    expect(service.asked).toHaveLength(64);
  });
});

describe('recovery', () => {
  it.each(['server-error', 'hang', 'reset', 'truncated', 'unauthorised'] as const)(
    'fresh content within 60 s of healing after %s, without a visitor',
    async (behaviour) => {
      const { source, clock, readTitle, logged } = createTestSource(service.host);
      await readTitle();
      await source.reader().readEntries({ contentType: 'hero' });
      service.behave(behaviour);
      service.edit(2);
      await clock.advance(61_000);
      const visit = async () => {
        await readTitle();
        await source.reader().readEntries({ contentType: 'hero' });
      };
      // An outage of five minutes, with visitors.
      for (let n = 0; n < 30; n += 1) {
        await visit();
        await clock.advance(10_000);
      }
      expect(alarms(logged)).toBe(2);
      expect(source.status().serving.origin).toBe('stale');
      service.behave('well');
      await clock.advance(60_000);
      const reader = source.reader();
      expect(await readTitle(reader)).toBe('Title 2');
      expect(reader.trace().origin).toBe('live');
      expect(source.status().delivery.breaker.state).toBe('closed');
      expect(source.status().serving.origin).toBe('live');
      expect(logged.filter(({ message }) => message === 'Content is read live again')).toHaveLength(
        2,
      );
    },
  );

  it('one question that never works does not keep the others from recovering', async () => {
    const { source, clock } = createTestSource(service.host);
    const read = (contentType: string) => source.reader().readEntries({ contentType });
    service.behave('server-error');
    for (const contentType of ['poison', 'b', 'c', 'd']) await read(contentType).catch(() => null);
    service.behave('well');
    service.poison('content_type=poison');
    await clock.advance(60_000);
    const before = service.asked.length;
    for (const contentType of ['b', 'c', 'd']) await read(contentType);
    expect(service.asked).toHaveLength(before);
    expect(source.status().delivery.breaker.state).toBe('closed');
  });

  it('one success has all other questions asked within a second', async () => {
    const { source, clock } = createTestSource(service.host);
    const types = ['a', 'b', 'c', 'd', 'e', 'f'];
    const read = (contentType: string) => source.reader().readEntries({ contentType });
    service.behave('server-error');
    for (let n = 0; n < 10; n += 1) {
      for (const contentType of types) await read(contentType).catch(() => null);
      await clock.advance(10_000);
    }
    service.behave('well');
    const before = service.asked.length;
    for (let ms = 0; service.asked.length === before; ms += 100) await clock.advance(100);
    await clock.advance(1_000);
    const then = service.asked.length;
    expect(then - before).toBe(types.length);
    for (const contentType of types) await read(contentType);
    expect(service.asked).toHaveLength(then);
  });

  it('questions nobody has wanted for ten minutes are left alone', async () => {
    const { clock, readTitle } = createTestSource(service.host);
    service.behave('server-error');
    await readTitle().catch(() => null);
    await clock.advance(15 * 60_000);
    const before = service.asked.length;
    await clock.advance(60 * 60_000);
    expect(service.asked).toHaveLength(before);
    service.behave('well');
    expect(await readTitle()).toBe('Title 1');
  });
});

describe('rate limit', () => {
  it('nothing leaves before the moment the service named, then everything recovers by itself', async () => {
    const { source, clock, readTitle } = createTestSource(service.host, {
      client: { retryLimit: 5 },
    });
    service.behave('rate-limited');
    service.nameReset('3581');
    await expect(readTitle()).rejects.toMatchObject({ kind: 'rate-limited' });
    service.behave('well');
    for (const contentType of ['a', 'b', 'c']) {
      await expect(source.reader().readEntries({ contentType })).rejects.toMatchObject({
        kind: 'rate-limited',
      });
    }
    expect(await source.testConnection()).toMatchObject({ ok: false });
    expect(await source.refresh()).toMatchObject({ ok: false });
    await readTitle().catch(() => null);
    await clock.advance(3_580_000);
    await readTitle().catch(() => null);
    expect(service.asked).toHaveLength(1);
    await clock.advance(1_200);
    expect(await readTitle()).toBe('Title 1');
  });

  it('a connection test that meets the rate limit holds everything else back', async () => {
    const { source, clock, readTitle } = createTestSource(service.host);
    service.behave('rate-limited');
    expect(await source.refresh()).toMatchObject({ ok: false });
    await expect(readTitle()).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(service.asked).toHaveLength(1);
    service.behave('well');
    await clock.advance(7_000);
    expect(await readTitle()).toBe('Title 1');
  });

  it('a test of other credentials that meets the rate limit of theirs holds nothing back', async () => {
    const other = await startMisbehavingService();
    try {
      const { source, readTitle } = createTestSource(service.host);
      other.behave('rate-limited');
      await source.testConnection(toCredentials(other.host));
      expect(await readTitle()).toBe('Title 1');
    } finally {
      await other.stop();
    }
  });

  it("the client's repeats of other questions are held back too", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { source } = createTestSource(service.host, { client: { retryLimit: 5 } });
    service.behave('server-error');
    await source
      .reader()
      .readEntries({ contentType: 'a' })
      .catch(() => null);
    service.behave('rate-limited');
    await source
      .reader()
      .readEntries({ contentType: 'b' })
      .catch(() => null);
    expect(service.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    await until(() => source.status().delivery.unansweredQuestions === 2);
    expect(service.asked).toHaveLength(2);
    // Held back by us, which says nothing about the service.
    expect(source.status().delivery.breaker.consecutiveFailures).toBe(2);
  });
});

describe('purge and refresh', () => {
  it.each(['machine', 'entry-1', 'linked-1', 'asset-1', 'draft-1'])(
    'an answer that depends on %s is asked for again before it is served',
    async (tag) => {
      const { source, readTitle } = createTestSource(service.host);
      await readTitle();
      service.edit(2);
      expect(source.purge(['other'])).toBe(0);
      expect(await readTitle()).toBe('Title 1');
      expect(source.purge([tag])).toBe(1);
      expect(await readTitle()).toBe('Title 2');
    },
  );

  it('an answer can be recalled without asking, until it is purged or half an hour old', async () => {
    const { source, clock, readTitle } = createTestSource(service.host);
    const query = { ...MACHINES, order: [...MACHINES.order] };
    const recalled = () => source.reader().recallEntries(query)?.items[0]?.fields.title ?? null;
    expect(recalled()).toBeNull();
    await readTitle();
    await clock.advance(29 * 60_000);
    expect(recalled()).toBe('Title 1');
    await clock.advance(60_000);
    expect(recalled()).toBeNull();
    await readTitle();
    expect(recalled()).toBe('Title 1');
    source.purge(['machine']);
    expect(recalled()).toBeNull();
    expect(service.asked).toHaveLength(2);
  });

  it('an answer can be recalled after a refresh, which anyone may ask for, and not after a publication', async () => {
    const { source, readTitle } = createTestSource(service.host);
    const query = { ...MACHINES, order: [...MACHINES.order] };
    const recalled = () => source.reader().recallEntries(query)?.items[0]?.fields.title ?? null;
    await readTitle();
    await source.refresh();
    expect(recalled()).toBe('Title 1');
    source.purge(['machine']);
    await source.refresh();
    expect(recalled()).toBeNull();
  });

  it('a purged answer is still served when the service fails', async () => {
    const { source, readTitle } = createTestSource(service.host);
    await readTitle();
    source.purge(['machine']);
    service.behave('server-error');
    expect(await readTitle()).toBe('Title 1');
  });

  it('an answer under way while its content is published does not count as fresh', async () => {
    const { source, clock, readTitle } = createTestSource(service.host);
    service.behave('hang');
    const old = readTitle();
    await until(() => service.waiting.size === 1);
    source.purge(['entry-1']);
    service.release();
    await old;
    service.behave('well');
    service.edit(2);
    await clock.advance(0);
    expect(await readTitle()).toBe('Title 2');
  });

  it('refresh has everything asked for again', async () => {
    const { source, readTitle } = createTestSource(service.host);
    await readTitle();
    service.edit(2);
    expect(await source.refresh()).toEqual({ ok: true });
    expect(await readTitle()).toBe('Title 2');
  });

  it('an answer under way while a refresh is asked for does not count as fresh', async () => {
    const { source, clock, readTitle } = createTestSource(service.host);
    service.behave('hang');
    const old = readTitle();
    await until(() => service.waiting.size === 1);
    const refreshed = source.refresh();
    await until(() => service.waiting.size === 2);
    service.release();
    await Promise.all([old, refreshed]);
    service.behave('well');
    service.edit(2);
    await clock.advance(0);
    expect(await readTitle()).toBe('Title 2');
  });

  it('a refresh that fails says so, and the content stays', async () => {
    const { source, readTitle } = createTestSource(service.host);
    await readTitle();
    service.behave('unauthorised');
    expect(await source.refresh()).toMatchObject({
      ok: false,
      message: 'Failed to refresh Contentful connection',
    });
    expect(await readTitle()).toBe('Title 1');
  });

  it('reset forgets answers and failures', async () => {
    const { source, readTitle } = createTestSource(service.host);
    service.behave('server-error');
    await readTitle().catch(() => null);
    await source
      .reader()
      .readEntries({ ...MACHINES, order: [] })
      .catch(() => null);
    service.behave('well');
    source.reset();
    expect(await readTitle()).toBe('Title 1');
  });

  it('configure turns to another service; what was under way there is dropped', async () => {
    const other = await startMisbehavingService();
    try {
      other.edit(9);
      const { source, readTitle } = createTestSource(service.host);
      service.behave('hang');
      const left = readTitle().catch(({ kind }: { kind: string }) => kind);
      await until(() => service.waiting.size === 1);
      source.configure(toCredentials(other.host));
      expect(await left).toBe('circuit-open');
      expect(await readTitle()).toBe('Title 9');
      source.configure(null);
      await expect(readTitle()).rejects.toThrow('Contentful is not configured');
      expect(source.status().source).toBe('not-configured');
    } finally {
      await other.stop();
    }
  });
});
