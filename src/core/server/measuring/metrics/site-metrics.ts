import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import { readLastBackup, type Clock, type SiteDatabase } from '#server/store/store.ts';

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

type Measured = {
  pages: { size(): { pages: number; bytes: number } };
  source: Pick<ContentSource, 'status'>;
  inquiries: { stats(): { intakeWaiting: number; sending: number } };
  database: SiteDatabase;
  clock: Clock;
  reports: { counts(): Iterable<[string, number]> };
  /** How often an old address was looked for since the start. */
  lookups(): number;
  /** What features add. */
  gauges: readonly { name: string; help: string; read(): number }[];
};

export function createSiteMetrics(measured: Measured): SiteMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    registers,
    name: 'site_requests_total',
    help: 'Requests by who answered them',
    labelNames: ['by', 'area', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'site_request_seconds',
    help: 'Time to answer, without finished pages',
    labelNames: ['area'],
    buckets: DURATIONS_S,
  });
  addGauges(register, measured);
  addLabelledGauges(register, measured);
  addStoreGauges(register, measured);
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

/** A figure that is read whenever somebody asks. */
function addGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  register.registerMetric(
    new Gauge({
      registers: [],
      name,
      help,
      async collect() {
        this.set(await read());
      },
    }),
  );
}

function addGauges(
  register: Registry,
  { pages, source, inquiries, lookups, gauges }: Measured,
): void {
  const gauge = addGauge.bind(null, register);
  gauge('site_cached_pages', 'Finished pages in memory', () => pages.size().pages);
  gauge('site_cached_bytes', 'Memory of finished pages', () => pages.size().bytes);
  gauge(
    'site_inquiries_arriving',
    'Inquiries on their way into the database',
    () => inquiries.stats().intakeWaiting,
  );
  gauge('site_mails_sending', 'Messages being sent', () => inquiries.stats().sending);
  gauge(
    'site_content_unanswered',
    'Questions the content service has not answered',
    () => source.status().delivery.unansweredQuestions,
  );
  gauge(
    'site_redirect_lookups',
    'Addresses without a page for which a redirect was looked for since the start',
    lookups,
  );
  for (const { name, help, read } of gauges) gauge(name, help, read);
}

function addLabelledGauges(register: Registry, { source, reports }: Measured): void {
  register.registerMetric(
    new Gauge({
      registers: [],
      name: 'site_content_serving',
      help: 'What visitors get: 1 for the present origin',
      labelNames: ['origin'],
      async collect() {
        const { origin } = source.status().serving;
        for (const each of ORIGINS) this.set({ origin: each }, each === origin ? 1 : 0);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      registers: [],
      name: 'site_policy_breaches',
      help: 'Breaches of the security policy that browsers reported since the start',
      labelNames: ['what'],
      collect() {
        for (const [what, count] of reports.counts()) this.set({ what }, count);
      },
    }),
  );
}

/** What the database says; while it is unavailable, `site_ready` alone says anything. */
function addStoreGauges(register: Registry, { database, clock }: Measured): void {
  const gauge = addGauge.bind(null, register);
  gauge('site_ready', '1 while inquiries can be stored, as /health/ready says', async () =>
    (await database.health()).ok ? 1 : 0,
  );
  gauge(
    'site_outbox_oldest_seconds',
    'How long the oldest message has waited to be sent; 0 when none waits',
    async () => {
      const row = await database.query
        .selectFrom('outbox')
        .select((eb) => eb.fn.min('created_at').as('oldest'))
        .where('state', '=', 'waiting')
        .executeTakeFirst()
        .catch(() => undefined);
      return row?.oldest ? Math.max(0, (clock.now() - Number(row.oldest)) / 1_000) : 0;
    },
  );
  gauge(
    'site_last_backup_timestamp_seconds',
    'When the site’s own command last made a backup, since 1970; 0 for never',
    async () => {
      const last = await readLastBackup(database.query).catch(() => null);
      return (last?.madeAtMs ?? 0) / 1_000;
    },
  );
  register.registerMetric(
    new Gauge({
      registers: [],
      name: 'site_outbox',
      help: 'Messages to be sent, by state',
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
    }),
  );
}
