import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import { recordBackup } from '../../store/backup-record.ts';
import { createSiteMetrics } from './site-metrics.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const STARTED_MS = Date.UTC(2026, 10, 21, 8);

/** The site's metrics over a store, with everything else quiet. */
function metricsOf(database: SiteDatabase) {
  return createSiteMetrics({
    pages: { size: () => ({ pages: 0, bytes: 0 }) },
    source: {
      status: () =>
        ({ serving: { origin: 'live' }, delivery: { unansweredQuestions: 0 } }) as never,
    },
    inquiries: { stats: () => ({ intakeWaiting: 0, sending: 0 }) },
    database,
    clock: createHandClock(STARTED_MS),
    reports: { counts: () => [['script-src', 3]] },
    lookups: () => 0,
    gauges: [{ name: 'site_of_a_feature', help: 'Of a feature', read: () => 7 }],
  });
}

function waitingSince(ms: number, state: 'waiting' | 'parked') {
  return {
    id: `message-${ms}`,
    lane: 'mail',
    kind: 'spam-digest',
    inquiry_number: null,
    payload: '{}',
    state,
    created_at: ms,
    due_at: ms,
    attempts: 0,
    refusals: 0,
    ambiguous: 0,
    lease_owner: null,
    lease_until: null,
    lease_renewed: null,
    last_error: null,
    finished_at: null,
    receipt: null,
    destination_id: null,
  } as const;
}

describeOnEachEngine('The metrics', (stores) => {
  test('say how long messages have waited and when a backup was made', async () => {
    const database = await stores.open();
    const metrics = metricsOf(database);
    const before = await metrics.text();
    expect(before).toContain('site_outbox_oldest_seconds 0\n');
    expect(before).toContain('site_last_backup_timestamp_seconds 0\n');
    await recordBackup(stores.placeOf(database), '/elsewhere/first.sqlite', STARTED_MS);
    await database.query
      .insertInto('outbox')
      .values([
        waitingSince(STARTED_MS - 600_000, 'waiting'),
        waitingSince(STARTED_MS - 1_000, 'waiting'),
        waitingSince(STARTED_MS - 900_000, 'parked'),
      ])
      .execute();
    const text = await metrics.text();
    expect(text).toContain('site_outbox_oldest_seconds 600\n');
    expect(text).toContain(`site_last_backup_timestamp_seconds ${STARTED_MS / 1_000}\n`);
    expect(text).toContain('site_outbox{state="parked"} 1\n');
    expect(text).toContain('site_ready 1\n');
    expect(text).toContain('site_of_a_feature 7\n');
  });

  test('hold every one that the alert rules and the dashboard ask for', async () => {
    const metrics = metricsOf(await stores.open());
    metrics.fromServer('/', 200, 0.1);
    const text = await metrics.text();
    for (const file of ['prometheus/alerts.yml', 'grafana/dashboard.json']) {
      const asked = readFileSync(join(ROOT, 'deploy', file), 'utf8');
      const names = new Set(asked.match(/\b(?:site|process|nodejs)_[a-z\d_]+/gu));
      expect(names.size).toBeGreaterThan(5);
      const unknown = [...names].filter((name) => !new RegExp(`^${name}[ {]`, 'mu').test(text));
      expect(unknown).toEqual([]);
    }
  });
});
