import { randomBytes } from 'node:crypto';
import type { Generated, Insertable, Kysely } from 'kysely';
import {
  describeFault,
  type Clock,
  type LogLine,
  type SiteDatabase,
  type Tables,
} from '#server/store/store.ts';

/** One act of a person who runs the site, or one attempt at their accounts. Never holds a secret or a visitor's words. */
type AuditEventRow = {
  /** Sorts by time. */
  id: string;
  happened_at: number;
  action: string;
  /** Id of the account that acted; null when nobody was signed in. */
  account_id: string | null;
  /** How that account was called then: the trail outlives the account. */
  account_email: string;
  /** What it was done to, such as an inquiry's number or the names of settings. */
  subject: string;
  /** Address of the client, or its network for IPv6; null when unknown, and for what several did together. */
  address: string | null;
  /** How often it happened within the hour. */
  times: Generated<number>;
  /** What the row gathers: act, account, address and hour; null for an act with a row of its own. */
  gathered_as: string | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    audit_events: AuditEventRow;
  }
}

/** What the trail knows of; the owner's screen words each of them (`adminAuditWords`). */
const AUDIT_ACTIONS = [
  ...['signed-in', 'sign-in-failed', 'second-step-failed', 'signed-out', 'session-ended'],
  ...[
    'account-created',
    'account-removed',
    'role-changed',
    'invited',
    'invitation-withdrawn',
    'password-changed',
  ],
  ...['reset-asked', 'password-reset'],
  ...[
    'second-factor-on',
    'second-factor-confirmed',
    'second-factor-off',
    'recovery-codes-made',
    'recovery-code-used',
  ],
  ...[
    'password-asked-wrong',
    'settings-saved',
    'settings-removed',
    'connection-refreshed',
    'pages-purged',
    'language-on',
    'language-off',
    'preview-link-made',
    'preview-link-revoked',
  ],
  ...[
    'inquiry-marked',
    'inquiry-sent-again',
    'inquiries-exported',
    'inquiry-erased',
    'person-erased',
  ],
  ...['newsletter-exported'],
  ...['destination-made', 'destination-changed', 'destination-removed', 'destination-tested'],
  ...['destination-on', 'destination-off', 'destination-secret-made', 'destination-sent-again'],
  'destination-older-sent',
] as const;

/**
 * What features add to it: each declares its own here, as tables are declared.
 * @public
 */
export interface FeatureAuditActions {}

export type AuditAction = (typeof AUDIT_ACTIONS)[number] | keyof FeatureAuditActions;

type AuditEvent = {
  action: AuditAction;
  /** Who acted; null where nobody was signed in. */
  account: { id: string; email: string } | null;
  subject?: string;
  address: string | null;
};

type StoredAuditEvent = {
  id: string;
  happenedAtMs: number;
  action: string;
  accountEmail: string;
  subject: string;
  address: string | null;
  /** How often, for failed tries: those of one account, address and hour are one event, as of the first. */
  times: number;
};

export type Audit = {
  /** Writes one act down. A trail that cannot be written is logged, and does not undo the act. */
  record(event: AuditEvent): Promise<void>;
  /** Newest first. @param before the id that ended the page before */
  list(page: { before?: string; limit?: number }): Promise<StoredAuditEvent[]>;
  /**
   * Who last did one of these acts, as people are called, and when; null where nobody is known.
   * @param subject to exactly which; null for any
   */
  last(
    actions: readonly AuditAction[],
    subject: string | null,
  ): Promise<{ by: string; atMs: number } | null>;
};

const PAGE = 50;
const KEPT_MS = 400 * 24 * 3_600_000;
const SUBJECT_MAX = 300;
/** The trail is cut at its end once per so many events. */
const PRUNE_EVERY = 200;
/** What strangers can bring about without end. */
const GATHERED = new Set<AuditAction>([
  'sign-in-failed',
  'second-step-failed',
  'password-asked-wrong',
]);
const HOUR_MS = 3_600_000;
/** Beyond so many rows of failed tries an hour those of further addresses are counted without them. */
const GATHERED_PER_HOUR = 100;

/** The trail of what people who run the site did, and of attempts at their accounts. */
export function createAudit(parts: { database: SiteDatabase; clock: Clock; log: LogLine }): Audit {
  const { query, transaction } = parts.database;
  let recorded = 0;
  return {
    async record({ action, account, subject = '', address }) {
      const happenedAtMs = parts.clock.now();
      try {
        const row = {
          id: newId(happenedAtMs),
          happened_at: happenedAtMs,
          action,
          account_id: account?.id ?? null,
          account_email: account?.email ?? '',
          subject: subject.slice(0, SUBJECT_MAX),
          address,
          gathered_as: null,
        };
        if (GATHERED.has(action)) await transaction((trx) => gather(trx, row));
        else await query.insertInto('audit_events').values(row).execute();
        if (recorded++ % PRUNE_EVERY === 0) {
          await query
            .deleteFrom('audit_events')
            .where('happened_at', '<', happenedAtMs - KEPT_MS)
            .execute();
        }
      } catch (error) {
        parts.log('error', 'An event could not be written to the audit trail', {
          action,
          reason: describeFault(error),
        });
      }
    },
    async last(actions, subject) {
      const row = await query
        .selectFrom('audit_events')
        .leftJoin('account_users', 'account_users.id', 'audit_events.account_id')
        .select(['audit_events.happened_at', 'audit_events.account_email', 'account_users.name'])
        .where('audit_events.action', 'in', actions)
        .$if(subject !== null, (q) =>
          q.where('audit_events.subject', '=', subject!.slice(0, SUBJECT_MAX)),
        )
        .orderBy('audit_events.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? { by: row.name || row.account_email, atMs: row.happened_at } : null;
    },
    list({ before, limit = PAGE }) {
      return query
        .selectFrom('audit_events')
        .select(['id', 'action', 'subject', 'address', 'times'])
        .select(['happened_at as happenedAtMs', 'account_email as accountEmail'])
        .$if(before !== undefined, (q) => q.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}

/** Counts a failed try to those of its account, address and hour. */
async function gather(
  trx: Kysely<Tables>,
  row: Omit<Insertable<AuditEventRow>, 'address'> & { address: string | null },
): Promise<void> {
  const hourMs = Math.floor(row.happened_at / HOUR_MS) * HOUR_MS;
  const nameFor = (address: string | null) =>
    JSON.stringify([hourMs, row.action, row.account_id, address]);
  const ofHour = trx
    .selectFrom('audit_events')
    .select('gathered_as')
    .where('id', '>=', toHex(hourMs, 12))
    .where('gathered_as', 'is not', null);
  const names = new Set((await ofHour.execute()).map(({ gathered_as }) => gathered_as));
  const own = nameFor(row.address);
  const isRoom = names.has(own) || names.size < GATHERED_PER_HOUR;
  const address = isRoom ? row.address : null;
  await trx
    .insertInto('audit_events')
    .values({ ...row, address, gathered_as: nameFor(address) })
    .onConflict((conflict) =>
      conflict
        .column('gathered_as')
        .doUpdateSet((eb) => ({ times: eb('audit_events.times', '+', 1) })),
    )
    .execute();
}

const toHex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

let lastNumber = 0;

/** Sorts by time and, within a millisecond of this process, by order. Hexadecimal, so that every collation agrees. */
function newId(nowMs: number): string {
  lastNumber = (lastNumber + 1) % 0x10000;
  return `${toHex(nowMs, 12)}${toHex(lastNumber, 4)}${randomBytes(6).toString('hex')}`;
}
