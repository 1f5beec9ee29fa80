import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  readSiteValue,
  type Seal,
  type SiteDatabase,
  type Tables,
  writeSiteValue,
} from '#server/store/store.ts';
import type { Finding } from './adapters/destination-adapter.ts';
import { isDestinationKind, type DestinationKind, type Mapping } from './destination-kinds.ts';
import type { DestinationRow } from './destination-tables.ts';

/** What a comparison with a destination found. */
export type Comparison = {
  /** How many inquiries were looked for. */
  asked: number;
  /** Those that it did not have, and that were put into the outbox again. */
  sentAgain: number[];
  /** Those that it had although they counted as not delivered. */
  found: number[];
  /** Those that it does not have and that still cannot be delivered. */
  missing: number[];
  /** Why it could not be asked; null when it could. */
  fault: string | null;
};

/** A destination with its secrets opened. */
export type Destination = {
  id: string;
  kind: DestinationKind;
  name: string;
  settings: Record<string, string>;
  /** Null when they were sealed with a key that is not there. */
  secrets: Record<string, string> | null;
  mapping: Mapping;
  sendsStages: boolean;
  /** Another one with everything that the owner sets. */
  version: string;
  enabled: boolean;
  checkedAtMs: number | null;
  findings: Finding[];
  heldAtMs: number | null;
  heldReason: string | null;
  comparedAtMs: number | null;
  comparison: Comparison | null;
};

/** What the owner sets; the rest is found out. */
export type DestinationValues = Pick<
  Destination,
  'kind' | 'name' | 'settings' | 'mapping' | 'sendsStages'
> & { secrets: Record<string, string> };

const SET_BY_OWNER = ['name', 'settings', 'secrets', 'mapping', 'sends_stages'] as const;
const VERSION_KEY = 'destinations-version';
const SECRET_BYTES = 32;

const nameOfSealed = (id: string) => `destination:${id}`;

/** A secret as Standard Webhooks has it: whsec_ and 24 to 64 bytes in base64. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Changes with everything that another process has to know. */
export async function readDestinationsVersion(query: Kysely<Tables>): Promise<string> {
  return (await readSiteValue(query, VERSION_KEY)) ?? '';
}

/** The destinations that there are, in the order they were made. */
export async function readDestinations(
  query: Kysely<Tables>,
  seal: Seal | null,
): Promise<Destination[]> {
  const rows = await query
    .selectFrom('destinations')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => toDestination(row, seal) ?? []);
}

/** A kind that this version does not know is left alone: a newer one has made it. */
function toDestination(row: Selectable<DestinationRow>, seal: Seal | null): Destination | null {
  if (!isDestinationKind(row.kind)) return null;
  const opened = seal?.open(nameOfSealed(row.id), row.secrets) ?? null;
  return {
    ...{ id: row.id, kind: row.kind, name: row.name },
    settings: JSON.parse(row.settings) as Record<string, string>,
    secrets: opened === null ? null : (JSON.parse(opened) as Record<string, string>),
    mapping: JSON.parse(row.mapping) as Mapping,
    sendsStages: row.sends_stages !== 0,
    version: versionOf(row),
    enabled: row.enabled !== 0,
    checkedAtMs: row.checked_at,
    findings: row.check_result === null ? [] : (JSON.parse(row.check_result) as Finding[]),
    heldAtMs: row.held_at,
    heldReason: row.held_reason,
    comparedAtMs: row.compared_at,
    comparison: row.comparison === null ? null : (JSON.parse(row.comparison) as Comparison),
  };
}

/** Sealed anew at each save, the secrets alone make it another one. */
function versionOf(row: Pick<DestinationRow, (typeof SET_BY_OWNER)[number]>): string {
  const set = SET_BY_OWNER.map((column) => row[column]);
  return createHash('sha256').update(JSON.stringify(set)).digest('base64url');
}

/**
 * Lets nobody else change destinations until the transaction ends.
 * @param shown the version that the page showed of whoever changes one; undefined asks for no comparison
 * @returns whether the destination still is of that version
 */
async function holdVersion(
  trx: Kysely<Tables>,
  id: string,
  shown: string | undefined,
  nowMs: number,
): Promise<boolean> {
  await noteChange(trx, nowMs);
  if (shown === undefined) return true;
  const row = await trx
    .selectFrom('destinations')
    .select(SET_BY_OWNER)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && versionOf(row) === shown;
}

/** Stores what the owner set, anew or over what was there. What a check found before is of other settings. @returns its id; null, with nothing done, where it is of another version than was shown */
export async function writeDestination(
  database: SiteDatabase,
  seal: Seal,
  values: DestinationValues,
  nowMs: number,
  id: string | null,
  shown?: string,
): Promise<string | null> {
  const isNew = id === null;
  const written = id ?? randomUUID();
  const row = {
    ...{ kind: values.kind, name: values.name },
    settings: JSON.stringify(values.settings),
    secrets: seal.close(nameOfSealed(written), JSON.stringify(values.secrets)),
    mapping: JSON.stringify(values.mapping),
    sends_stages: values.sendsStages ? 1 : 0,
    ...{ updated_at: nowMs, checked_at: null, check_result: null },
    ...{ held_at: null, held_reason: null },
  };
  return database.transaction(async (trx) => {
    if (!(await holdVersion(trx, written, isNew ? undefined : shown, nowMs))) return null;
    if (isNew) {
      await trx
        .insertInto('destinations')
        .values({ ...row, id: written, enabled: 0, created_at: nowMs })
        .execute();
    } else await trx.updateTable('destinations').set(row).where('id', '=', written).execute();
    return written;
  });
}

/** Sets what is found out of a destination, or whether it is on, and tells every process. */
export async function updateDestination(
  database: SiteDatabase,
  id: string,
  set: Partial<
    Pick<
      DestinationRow,
      | 'enabled'
      | 'checked_at'
      | 'check_result'
      | 'held_at'
      | 'held_reason'
      | 'compared_at'
      | 'comparison'
    >
  >,
  nowMs: number,
): Promise<void> {
  await database.transaction(async (trx) => {
    await trx.updateTable('destinations').set(set).where('id', '=', id).execute();
    await noteChange(trx, nowMs);
  });
}

/**
 * Takes a destination away with all that it was told and what waits for it; its name stays with what was delivered.
 * @returns false, with nothing done, where it is of another version than was shown
 */
export async function removeDestination(
  database: SiteDatabase,
  id: string,
  nowMs: number,
  shown?: string,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    if (!(await holdVersion(trx, id, shown, nowMs))) return false;
    await trx
      .updateTable('destinations')
      .set({
        ...{ enabled: 0, removed_at: nowMs, settings: '{}', secrets: '', mapping: '{}' },
        ...{ check_result: null, held_at: null, held_reason: null, comparison: null },
      })
      .where('id', '=', id)
      .execute();
    await trx
      .deleteFrom('outbox')
      .where('destination_id', '=', id)
      .where('state', '<>', 'sent')
      .execute();
    return true;
  });
}

/** Seals with the present key what was sealed with a former one. @returns how many */
export async function renewDestinations(database: SiteDatabase, seal: Seal): Promise<number> {
  const rows = await database.query
    .selectFrom('destinations')
    .select(['id', 'secrets'])
    .where('removed_at', 'is', null)
    .execute();
  let renewed = 0;
  for (const { id, secrets } of rows) {
    const anew = seal.renew(nameOfSealed(id), secrets);
    if (anew === null) continue;
    const { numUpdatedRows } = await database.query
      .updateTable('destinations')
      .set({ secrets: anew })
      .where('id', '=', id)
      // Unless it was saved anew meanwhile.
      .where('secrets', '=', secrets)
      .executeTakeFirst();
    renewed += Number(numUpdatedRows);
  }
  return renewed;
}

const noteChange = (trx: Kysely<Tables>, nowMs: number) =>
  writeSiteValue(trx, VERSION_KEY, randomUUID(), nowMs);
