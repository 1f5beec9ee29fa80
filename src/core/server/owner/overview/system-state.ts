import { kindOfType } from '#content/kinds/slug-kinds.ts';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import type { ContentDoctor } from '../content-pages/content-doctor.ts';
import { readLastBackup, type BackupRecord, type SiteDatabase } from '#server/store/store.ts';
import type {
  DestinationLine,
  InquiryService,
  OutboxKind,
  OutboxState,
} from '#server/intake/intake.ts';
import type { OwnerSettings } from '../owner-settings.ts';
import { readLastWebhook } from '#server/publishing/publishing.ts';

/** How the parts of the site that an owner depends on do, as facts; the words are the page's. */
export type SystemState = {
  mail: {
    /** failing: the carrier takes no mail; undelivered and waits: it does, and some did not go out for good, or not yet. */
    state: 'off' | 'failing' | 'undelivered' | 'waits' | 'works';
    to: string[];
    undelivered: number;
    waiting: number;
    /** The newest that did not go out: for good, where there is one and the carrier takes mail. */
    fault: { kind: OutboxKind; number: number | null; reason: string } | null;
    lastSentAtMs: number | null;
  };
  /** Null where there are none; those that do not work, the ones that take nothing first. */
  destinations: {
    broken: (Pick<DestinationLine, 'id' | 'name' | 'parked' | 'reason'> & {
      state: (typeof GRAVITY)[number];
    })[];
  } | null;
  content: {
    state: 'built-in' | 'sample' | 'unread' | 'outage' | 'refused' | 'works';
    /** What the service says of the question that it has failed to answer longest; null while it answers all. */
    refusal: string | null;
    /** Since when visitors get what they get, in milliseconds since 1970. */
    sinceMs: number;
    /** How many entries have faults that visitors can notice. */
    errors: number;
    /** The first of them: the title, which may be empty, and what is wrong first. */
    faults: { title: string; message: string }[];
  };
  backups: { state: 'never' | 'old' | 'works'; last: BackupRecord | null };
  /** Null where no space is connected, so that there is nothing to publish. */
  publishing: { state: 'slow' | 'never-told' | 'works'; lastToldAtMs: number | null } | null;
};

/** What a destination can need the owner for, the worst first. */
const GRAVITY = ['unreadable', 'held', 'failing', 'parked'] as const;

const FAULTS_SHOWN = 3;
/** A backup that is older than this does not say much about today's inquiries. */
const BACKUP_OLD_AFTER_MS = 8 * 24 * 60 * 60_000;

type Parts = {
  database: Pick<SiteDatabase, 'query'>;
  settings: OwnerSettings;
  inquiries: Pick<InquiryService, 'isMailed' | 'stats' | 'handOff'>;
  source: Pick<ContentSource, 'status'>;
  doctor: Pick<ContentDoctor, 'last'>;
};

/** The state of mail, content, backups and publishing. */
export async function readSystemState(parts: Parts, nowMs: number): Promise<SystemState> {
  const [mail, destinations, backups, publishing] = await Promise.all([
    readMail(parts),
    readHandOff(parts),
    readBackups(parts, nowMs),
    readPublishing(parts),
  ]);
  return { mail, destinations, content: readContent(parts), backups, publishing };
}

async function readMail({ database, settings, inquiries }: Parts): Promise<SystemState['mail']> {
  const to = [...settings.inquiries.mail.to];
  const troubled = database.query
    .selectFrom('outbox')
    .where('destination_id', 'is', null)
    .where('state', 'in', ['parked', 'waiting'])
    .where('last_error', 'is not', null);
  const counts = await troubled
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: OutboxState) =>
    Number(counts.find((row) => row.state === state)?.count ?? 0);
  const [undelivered, waiting] = [count('parked'), count('waiting')];
  const isFailing = inquiries.stats().breaker !== 'closed';
  const newest = await troubled
    .select(['kind', 'inquiry_number as number', 'last_error'])
    .where('state', '=', isFailing || undelivered === 0 ? 'waiting' : 'parked')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fault = newest ? { ...newest, reason: newest.last_error ?? '' } : null;
  const sent = await database.query
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('finished_at').as('at'))
    .where('lane', '=', 'mail')
    .where('state', '=', 'sent')
    .executeTakeFirst();
  const found = { to, undelivered, waiting, fault, lastSentAtMs: sent?.at ?? null };
  if (!inquiries.isMailed) return { ...found, state: 'off' };
  if (isFailing) return { ...found, state: 'failing' };
  if (undelivered > 0) return { ...found, state: 'undelivered' };
  return { ...found, state: waiting > 0 ? 'waits' : 'works' };
}

async function readHandOff({ inquiries }: Parts): Promise<SystemState['destinations']> {
  const lines = await inquiries.handOff.list();
  if (lines.length === 0) return null;
  return {
    broken: GRAVITY.flatMap((state) =>
      lines
        .filter((line) => line.state === state)
        .map(({ id, name, parked, reason }) => ({ id, name, state, parked, reason })),
    ),
  };
}

function readContent({ settings, source, doctor }: Parts): SystemState['content'] {
  const { serving, delivery } = source.status();
  const [failing] = delivery.failing;
  // Of a whole kind, a warning says that none of it shows, and comes first.
  const found = doctor
    .last()
    .findings.filter(
      ({ severity, id }) => severity === 'error' || (severity === 'warning' && isOfKind(id)),
    )
    .toSorted((a, b) => Number(isOfKind(b.id)) - Number(isOfKind(a.id)));
  // One entry may have several.
  const entries = found.filter(
    ({ id }, at) => isOfKind(id) || found.findIndex((one) => one.id === id) === at,
  );
  const faults = entries.slice(0, FAULTS_SHOWN).map(({ title, message }) => ({ title, message }));
  const refusal = failing?.reason ?? null;
  const known = { sinceMs: serving.since, errors: entries.length, faults, refusal };
  if (settings.content.source === 'none') return { ...known, state: 'built-in' };
  if (settings.content.source === 'sample') return { ...known, state: 'sample' };
  if (serving.origin === 'none') return { ...known, state: 'unread' };
  if (serving.origin !== 'live' && serving.origin !== 'unread')
    return { ...known, state: 'outage' };
  if (refusal !== null) return { ...known, state: 'refused' };
  return { ...known, state: 'works' };
}

const isOfKind = (id: string) => kindOfType(id) !== null;

async function readBackups({ database }: Parts, nowMs: number): Promise<SystemState['backups']> {
  const last = await readLastBackup(database.query);
  if (last === null) return { state: 'never', last };
  return { state: nowMs - last.madeAtMs > BACKUP_OLD_AFTER_MS ? 'old' : 'works', last };
}

async function readPublishing({ database, settings }: Parts): Promise<SystemState['publishing']> {
  if (settings.content.source === 'none') return null;
  const lastToldAtMs = await readLastWebhook(database.query);
  if (settings.operation.webhookSecrets.length === 0) return { state: 'slow', lastToldAtMs };
  return { state: lastToldAtMs === null ? 'never-told' : 'works', lastToldAtMs };
}
