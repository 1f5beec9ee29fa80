import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentSource } from '#content/contentful/content-source.server.ts';
import type { SiteDatabase } from '#server/store/store.ts';

/** What operators watch, in the format of Prometheus. Labels are few and fixed: no address, no path, no name. */
export type SiteMetrics = {
  /** A request that was answered from finished pages. */
  fromMemory(status: number): void;
  /** A request that the server answered. */
  fromServer(path: string, status: number, seconds: number): void;
  text(): Promise<string>;
  contentType: string;
};

const ORIGINS = ['live', 'stale', 'snapshot', 'none', 'unread'] as const;
const OUTBOX_STATES = ['waiting', 'parked'] as const;
const DURATIONS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const classOf = (status: number) => `${Math.trunc(status / 100)}xx`;

/** Which part of the site a path belongs to. */
export function areaOf(path: string): 'api' | 'admin' | 'file' | 'page' {
  if (/^\/(?:api|health|metrics|newsletter|preview)(?:[/?]|$)/u.test(path)) return 'api';
  if (/^\/admin(?:[/?.]|$)/u.test(path)) return 'admin';
  if (/^\/(?:assets|fonts|pictures|icons|content-assets|social)\//u.test(path)) return 'file';
  return 'page';
}

export function createSiteMetrics(parts: {
  pages: { size(): { pages: number; bytes: number } };
  source: Pick<ContentSource, 'status'>;
  inquiries: { stats(): { intakeWaiting: number; sending: number } };
  database: SiteDatabase;
  reports: { counts(): Iterable<[string, number]> };
}): SiteMetrics {
  const { pages, source, inquiries, database, reports } = parts;
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    ...{ registers, name: 'site_requests_total', help: 'Requests by who answered them' },
    labelNames: ['by', 'area', 'status'],
  });
  const durations = new Histogram({
    ...{ registers, name: 'site_request_seconds', help: 'Time to answer, without finished pages' },
    labelNames: ['area'],
    buckets: DURATIONS_S,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ registers, name, help },
      collect: async function () {
        this.set(read());
      },
    });
  gauge('site_cached_pages', 'Finished pages in memory', () => pages.size().pages);
  gauge('site_cached_bytes', 'Memory of finished pages', () => pages.size().bytes);
  gauge(
    'site_inquiries_arriving',
    'Inquiries on their way into the store',
    () => inquiries.stats().intakeWaiting,
  );
  gauge('site_mails_sending', 'Messages being sent', () => inquiries.stats().sending);
  gauge(
    'site_content_unanswered',
    'Questions the content service has not answered',
    () => source.status().delivery.unansweredQuestions,
  );
  const serving = new Gauge({
    ...{
      registers: [],
      name: 'site_content_serving',
      help: 'What visitors get: 1 for the present origin',
    },
    labelNames: ['origin'],
    async collect() {
      const { origin } = source.status().serving;
      for (const each of ORIGINS) this.set({ origin: each }, each === origin ? 1 : 0);
    },
  });
  const outbox = new Gauge({
    ...{ registers: [], name: 'site_outbox', help: 'Messages to be sent, by state' },
    labelNames: ['state'],
    async collect() {
      const rows = await database.query
        .selectFrom('outbox')
        .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
        .where('state', 'in', OUTBOX_STATES)
        .groupBy('state')
        .execute()
        .catch(() => []);
      for (const state of OUTBOX_STATES) {
        this.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
      }
    },
  });
  const breaches = new Gauge({
    ...{
      registers: [],
      name: 'site_policy_breaches',
      help: 'Breaches of the security policy that browsers reported since the start',
    },
    labelNames: ['what'],
    collect() {
      for (const [what, count] of reports.counts()) this.set({ what }, count);
    },
  });
  register.registerMetric(breaches);
  register.registerMetric(serving);
  register.registerMetric(outbox);
  return {
    fromMemory: (status) => requests.inc({ by: 'memory', area: 'page', status: classOf(status) }),
    fromServer(path, status, seconds) {
      const area = areaOf(path);
      requests.inc({ by: 'server', area, status: classOf(status) });
      durations.observe({ area }, seconds);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
