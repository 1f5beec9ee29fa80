import { describe, expect, test } from 'vitest';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import { createHandClock, settle } from '#tests/support/hand-clock.ts';
import type { Publication } from './publication.ts';
import { createPublisher } from './publisher.ts';

type Served = { revision: number } | null | 'outage';

const machine: Publication = {
  id: 'm1',
  kind: 'Entry',
  contentType: 'machine',
  gone: false,
  revision: 4,
};

/** A delivery service that serves, look by look, what the list says; its last item for ever. */
function open(served: Served[]) {
  const clock = createHandClock();
  const purged: string[][] = [];
  const logged: string[] = [];
  const refreshed: number[] = [];
  const serving = { origin: 'live' };
  let looks = 0;
  const source = {
    purge: () => 0,
    async refresh() {
      refreshed.push(clock.steady());
      return { ok: true };
    },
    status: () => ({ serving: { origin: serving.origin } }),
    reader: () => {
      const now = served[Math.min(looks++, served.length - 1)]!;
      return {
        async readEntry() {
          if (now === 'outage') throw new Error('away');
          return now && { entry: { sys: { revision: now.revision } } };
        },
        trace: () => ({ origin: 'live' }),
      };
    },
  };
  const building = { until: Promise.resolve() };
  const publisher = createPublisher({
    source: source as unknown as ContentSource,
    pages: {
      async purge(tags) {
        purged.push(tags === 'all' ? ['all'] : [...tags]);
        await building.until;
        return [];
      },
      size: () => ({ pages: 3, bytes: 0 }),
    },
    clock,
    log: (level, message) => logged.push(`${level}: ${message}`),
  });
  return { clock, purged, logged, refreshed, building, serving, publisher, looks: () => looks };
}

describe('following a publication', () => {
  test('that is served at once purges its id and its type, once', async () => {
    const { publisher, purged, logged } = open([{ revision: 4 }]);
    await publisher.apply(machine);
    expect(purged).toEqual([['m1', 'machine']]);
    expect(logged).toEqual(['info: Published content is shown']);
  });

  test('goes on while delivery lags, and purges again once the new version is there', async () => {
    const { publisher, purged, clock, looks } = open([
      { revision: 3 },
      { revision: 3 },
      'outage',
      { revision: 4 },
    ]);
    const done = publisher.apply(machine);
    await settle();
    expect(purged).toHaveLength(1);
    await clock.pass(4_000);
    await done;
    expect(looks()).toBe(4);
    expect(purged).toHaveLength(2);
  });

  test('of something gone waits until delivery has forgotten it', async () => {
    const { publisher, purged, clock } = open([{ revision: 3 }, null]);
    const done = publisher.apply({ ...machine, gone: true, revision: null });
    await settle();
    await clock.pass(1_000);
    await done;
    expect(purged).toHaveLength(2);
  });

  test('gives up after some minutes and says so', async () => {
    const { publisher, logged, clock } = open([{ revision: 3 }]);
    const done = publisher.apply(machine);
    await settle();
    await clock.pass(180_000);
    await done;
    expect(logged).toEqual([
      'warn: Published content is still not delivered; pages ask again within minutes',
    ]);
  });

  test('makes way for a newer publication of the same entry', async () => {
    const { publisher, clock, looks } = open([{ revision: 3 }]);
    const first = publisher.apply(machine);
    await settle();
    const second = publisher.apply({ ...machine, revision: 3 });
    await clock.pass(10_000);
    await Promise.all([first, second]);
    expect(looks()).toBe(2);
  });

  test('ends when the site stops', async () => {
    const { publisher } = open([{ revision: 3 }]);
    const done = publisher.apply(machine);
    await settle();
    await publisher.close();
    await expect(done).resolves.toBeUndefined();
  });
});

describe('what the owner asks for', () => {
  test('refreshes once, however many ask at the same time', async () => {
    const { publisher, refreshed, purged } = open([null]);
    await Promise.all([publisher.refreshAll(), publisher.refreshAll()]);
    expect([refreshed.length, purged]).toEqual([1, [['all']]]);
    await publisher.refreshAll();
    expect(refreshed).toHaveLength(2);
  });

  test('waits three seconds for pages at most; they go on being built', async () => {
    const { publisher, building, clock } = open([null]);
    const { promise, resolve } = Promise.withResolvers<void>();
    building.until = promise;
    const counted = publisher.rebuildAll();
    await clock.pass(3_000);
    expect(await counted).toBe(3);
    let closed = false;
    const closing = publisher.close().then(() => (closed = true));
    await settle();
    expect(closed).toBe(false);
    resolve();
    await closing;
  });
});
