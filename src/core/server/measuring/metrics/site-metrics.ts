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

type Figures = number | Iterable<readonly [labelled: string, number]>;

/** A figure, or one for each value of a label, that is read whenever somebody asks. */
function addGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => Figures | Promise<Figures>,
  label = '',
): void {
  const labelNames = label === '' ? [] : [label];
  async function collect(this: Gauge) {
    const figures = await read();
    if (typeof figures === 'number') this.set(figures);
    else for (const [value, figure] of figures) this.set({ [label]: value }, figure);
  }
  register.registerMetric(new Gauge({ registers: [], name, help, labelNames, collect }));
}

function addGauges(
  register: Registry,
  { pages, source, inquiries, lookups, gauges, reports }: Measured,
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
  const serves = (origin: string) => Number(origin === source.status().serving.origin);
  const serving = 'What visitors get: 1 for the present origin';
  const toServing = () => ORIGINS.map((origin) => [origin, serves(origin)] as const);
  gauge('site_content_serving', serving, toServing, 'origin');
  gauge(
    'site_policy_breaches',
    'Breaches of the security policy that browsers reported since the start',
    () => reports.counts(),
    'what',
  );
  for (const { name, help, read } of gauges) gauge(name, help, read);
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
  gauge(
    'site_outbox',
    'Messages to be sent, by state',
    async () => {
      const rows = await database.query
        .selectFrom('outbox')
        .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
        .where('state', 'in', OUTBOX_STATES)
        .groupBy('state')
        .execute()
        .catch(() => []);
      const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
      return OUTBOX_STATES.map((state) => [state, counts.get(state) ?? 0] as const);
    },
    'state',
  );
}
