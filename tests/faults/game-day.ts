import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, findPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { refresh, startContent, type ContentScene } from './content/misbehaving.ts';
import { startFakeSes, type FakeSes } from './fake-ses.ts';
import { pause, placeEnv, sesEnv, until } from './fault.ts';
import { faketimeMissing, shiftedClock } from './mailer.ts';
import { post, toBody } from './senders.ts';
import { serve, type ServedProcess } from './served-process.ts';
import { describeStored, inspect, type Place } from './stored.ts';

/*
 * npm run game-day [-- --seconds 20] [-- --only disk]
 * Takes away one thing after the other from a running site, each for a while, and prints a table: what visitors met, what
 * the owner was told, and how soon all was well once the cause was gone. Every page is rendered for its visitor
 * (`rendering`): pages kept in memory would hide what happens behind them.
 */
const { values: asked } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const CAUSE_MS = Number(asked.seconds) * 1_000;
const WELL_LIMIT_MS = 120_000;
const TOKEN = 'a token of the game day';
const PAGES = ['/', '/machines/divi-wp', '/search?q=locker'];

type Stage = {
  place: Place;
  instances: ServedProcess[];
  /** Starts what stands at this place in `instances` again, as its supervisor would. */
  restart(index: number): Promise<void>;
  content: ContentScene;
  ses: FakeSes;
  postgres: PostgresServer | null;
  shiftBy: ((seconds: number) => void) | null;
  /** A file that fills the disk while it is there. */
  ballast: string;
};

type Incident = {
  name: string;
  /** SQLite is one instance on a disk of 16 MB; PostgreSQL is two instances. */
  engine: 'sqlite' | 'postgresql';
  unavailable?: () => string | null;
  cause(stage: Stage): Promise<void> | void;
  mend(stage: Stage): Promise<void> | void;
};

const noPostgres = () => findPostgres().reason;
const noMount = () => (process.getuid?.() === 0 ? null : 'only root can mount a small disk');

const INCIDENTS: Incident[] = [
  {
    name: 'content service gone',
    engine: 'postgresql',
    unavailable: noPostgres,
    // What was read just now would be shown as live for minutes; the owner's own refresh makes every page ask.
    async cause({ content, instances }) {
      content.proxy.behave('reset');
      await Promise.all(instances.map(({ url }) => refresh(url)));
    },
    mend: ({ content }) => content.proxy.behave('well'),
  },
  {
    name: 'database gone',
    engine: 'postgresql',
    unavailable: noPostgres,
    cause: ({ postgres }) => postgres!.kill(),
    mend: ({ postgres }) => postgres!.restart(),
  },
  {
    name: 'mail carrier gone',
    engine: 'postgresql',
    unavailable: noPostgres,
    cause: ({ ses }) => void (ses.behave = () => 'down'),
    mend: ({ ses }) => void (ses.behave = () => 'ok'),
  },
  {
    name: 'one of two instances killed',
    engine: 'postgresql',
    unavailable: noPostgres,
    cause: ({ instances }) => instances[0]!.kill('SIGKILL'),
    mend: ({ restart }) => restart(0),
  },
  {
    name: 'disk full',
    engine: 'sqlite',
    unavailable: noMount,
    cause: ({ ballast }) => fill(ballast),
    mend: ({ ballast }) => rmSync(ballast),
  },
  {
    name: 'clock two days ahead',
    engine: 'sqlite',
    unavailable: () => noMount() ?? faketimeMissing(),
    cause: ({ shiftBy }) => shiftBy!(2 * 86_400),
    mend: ({ shiftBy }) => shiftBy!(0),
  },
];

/** Writes until nothing more fits. */
function fill(file: string): void {
  for (let megabytes = 16; megabytes > 0.004; megabytes /= 2) {
    try {
      writeFileSync(file, Buffer.alloc(megabytes * 1024 * 1024), { flag: 'a' });
    } catch {
      // The rest is smaller.
    }
  }
}

async function setStage(engine: Incident['engine']): Promise<Stage & { clear(): Promise<void> }> {
  const content = await startContent();
  const ses = await startFakeSes();
  const postgres = engine === 'postgresql' ? await startPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'game-day-'));
  const disk = join(dataDir, 'disk');
  mkdirSync(disk);
  if (engine === 'sqlite') execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
  const place = { url: postgres ? await postgres.createDatabase() : null, dataDir: disk };
  const clock = engine === 'sqlite' && faketimeMissing() === null ? shiftedClock(dataDir) : null;
  const start = (port?: number) => {
    const env = {
      ...placeEnv(place),
      ...content.proxy.env,
      ...sesEnv(ses.url),
      ...clock?.env,
      ...(port !== undefined && { PORT: String(port) }),
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: TOKEN,
    };
    return serve('rendering', env, [], port === undefined ? 'quiet' : 'answering');
  };
  const instances = [await start(), ...(postgres ? [await start()] : [])];
  return {
    place,
    instances,
    async restart(index) {
      instances[index] = await start(instances[index]!.port);
    },
    content,
    ses,
    postgres,
    shiftBy: clock?.shiftBy ?? null,
    ballast: join(disk, 'ballast'),
    async clear() {
      for (const instance of instances) instance.kill('SIGTERM');
      await Promise.all(instances.map(({ ended }) => ended));
      await postgres?.stop();
      await ses.close();
      await content.close();
      if (engine === 'sqlite') execFileSync('umount', ['-l', disk]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return { status: answer.status, origin: answer.headers.get('x-content-source') };
    },
    () => ({ status: 0, origin: null }),
  );

const readiness = ({ instances }: Stage) =>
  Promise.all(instances.map(({ url }) => statusOf(`${url}/health/ready`)));

/** Asks as a visitor behind a load balancer does: where one instance does not answer, the next one. */
async function askAny<T extends { status: number }>(
  stage: Stage,
  ask: (instance: ServedProcess) => Promise<T>,
): Promise<T> {
  let answer!: T;
  for (const instance of stage.instances) {
    answer = await ask(instance);
    if (answer.status !== 0) break;
  }
  return answer;
}

/** What visitors met, as words with how often. */
class Met {
  readonly #counts = new Map<string, number>();
  add(words: string): void {
    this.#counts.set(words, (this.#counts.get(words) ?? 0) + 1);
  }
  toString(): string {
    return [...this.#counts].map(([words, count]) => `${words} (${count})`).join(', ');
  }
}

/** One round of a visitor: pages, and a form. @returns whether all of it was as on a good day */
async function visit(stage: Stage, met: Met, acknowledged: string[]): Promise<boolean> {
  let good = true;
  for (const path of PAGES) {
    const { status, origin } = await askAny(stage, ({ url }) => statusOf(url + path));
    met.add(`page ${status || 'no answer'} ${origin ?? ''}`.trim());
    good &&= status === 200 && origin === 'live';
  }
  const message = `game day ${randomUUID()}`;
  const body = toBody({ key: randomUUID(), message });
  const { status } = await askAny(stage, ({ port }) => post(port, body));
  met.add(`form ${status || 'no answer'}`);
  if (status === 200) acknowledged.push(message);
  return good && status === 200;
}

/** Health and the figures that alert rules look at, of the first instance that answers. */
async function ownersView(stage: Stage): Promise<string> {
  const ready = await readiness(stage);
  const { text } = await askAny(stage, ({ url }) =>
    fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    ),
  );
  const figures = text
    .split('\n')
    .filter((line) => /^site_(?:ready|content_serving|outbox)(?:\{[^}]*\})? [1-9]/u.test(line));
  return [`ready ${ready.map(({ status }) => status || 'no answer').join('/')}`, ...figures].join(
    ', ',
  );
}

/** The warnings and errors that were written since, each with the reason that it gave first. */
function linesSince(stage: Stage, marks: readonly number[]): string {
  const texts = stage.instances.map((instance, index) => instance.output().slice(marks[index]));
  const said = new Map<string, string | undefined>();
  for (const line of texts.join('\n').split('\n')) {
    if (!line.startsWith('{')) continue;
    const { msg, reason } = JSON.parse(line) as { msg: string; reason?: string };
    if (!said.has(msg)) said.set(msg, reason);
  }
  const words = [...said].map(([msg, reason]) => (reason ? `${msg} (${reason})` : msg));
  return words.join('; ') || 'nothing';
}

async function play(incident: Incident): Promise<{ row: string; ok: boolean }> {
  const stage = await setStage(incident.engine);
  try {
    const acknowledged: string[] = [];
    const before = new Met();
    if (!(await until(() => visit(stage, before, acknowledged), 60_000)))
      throw new Error(`The site was not well to begin with: ${before}`);
    const marks = stage.instances.map((instance) => instance.output().length);
    const met = new Met();
    await incident.cause(stage);
    for (const endsAt = performance.now() + CAUSE_MS; performance.now() < endsAt;) {
      await visit(stage, met, acknowledged);
      await pause(500);
    }
    const told = await ownersView(stage);
    await incident.mend(stage);
    const mendedAt = performance.now();
    const allMailed = () =>
      new Set(stage.ses.taken.map(({ number }) => number)).size >= acknowledged.length;
    let good = false;
    const well = await until(async () => {
      good ||= await visit(stage, new Met(), acknowledged);
      const ready = await readiness(stage);
      return good && ready.every(({ status }) => status === 200) && allMailed();
    }, WELL_LIMIT_MS);
    const seconds = (performance.now() - mendedAt) / 1_000;
    const said = linesSince(stage, marks);
    for (const instance of stage.instances) instance.kill('SIGTERM');
    await Promise.all(stage.instances.map(({ ended }) => ended));
    const stored = describeStored(await inspect(stage.place, acknowledged));
    return {
      ok: well && stored.sound,
      row: `| ${incident.name} | ${met} | ${told} | ${said} | ${well ? `${seconds.toFixed(1)} s` : `not within ${seconds.toFixed(0)} s`} | ${stored.words} |`,
    };
  } finally {
    await stage.clear();
  }
}

console.log('| Cause | Visitors met | Health and figures | Log | Well again after | Inquiries |');
console.log('| --- | --- | --- | --- | --- | --- |');
let failed = 0;
for (const incident of INCIDENTS) {
  if (!incident.name.includes(asked.only)) continue;
  const reason = incident.unavailable?.() ?? null;
  if (reason !== null) {
    console.log(`| ${incident.name} | skipped: ${reason} |`);
    continue;
  }
  const { row, ok } = await play(incident);
  if (!ok) failed += 1;
  console.log(row);
}
process.exit(failed === 0 ? 0 : 1);
