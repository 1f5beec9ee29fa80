import type { Seal, SiteDatabase } from '#server/store/store.ts';
import { queueMails } from '../mail/outbox-tables.ts';
import { readDestinationLines, type DestinationLine } from './destination-lines.ts';
import { readDestinations } from './destination-store.ts';

/** What puts itself right within this time is no break. */
const OUTAGE_MIN_MS = 15 * 60_000;

/**
 * Puts a mail to the owner into the outbox for each destination that has stopped taking everything: one for a break,
 * however many inquiries it concerns. Of several processes one does it.
 */
export async function tellOfBreaks(
  database: SiteDatabase,
  seal: Seal | null,
  nowMs: number,
): Promise<void> {
  const destinations = await readDestinations(database.query, seal);
  for (const line of await readDestinationLines(database, destinations)) {
    if (line.state === 'off') continue;
    const isBroken = await isBreak(database, line, nowMs);
    if (!isBroken && line.state !== 'failing') await forget(database, line.id);
    if (isBroken) await tell(database, line, nowMs);
  }
}

async function isBreak(
  { query }: SiteDatabase,
  { id, state }: DestinationLine,
  nowMs: number,
): Promise<boolean> {
  if (state === 'works' || state === 'untried') return false;
  if (state !== 'failing') return true;
  const old = await query
    .selectFrom('outbox')
    .select('id')
    .where('destination_id', '=', id)
    .where('state', '=', 'waiting')
    .where('last_error', 'is not', null)
    .where('created_at', '<', nowMs - OUTAGE_MIN_MS)
    .limit(1)
    .executeTakeFirst();
  return old !== undefined;
}

const forget = ({ query }: SiteDatabase, id: string) =>
  query
    .updateTable('destinations')
    .set({ told_at: null })
    .where('id', '=', id)
    .where('told_at', 'is not', null)
    .execute();

async function tell(
  database: SiteDatabase,
  { id, name, reason }: DestinationLine,
  nowMs: number,
): Promise<void> {
  await database.transaction(async (trx) => {
    const told = await trx
      .updateTable('destinations')
      .set({ told_at: nowMs })
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .executeTakeFirst();
    if (told.numUpdatedRows === 0n) return;
    await queueMails(trx, {
      ...{ id: `destination-break:${id}:${nowMs}`, kind: 'destination-break' },
      payload: { id, name, reason: reason ?? '' },
      atMs: nowMs,
    });
  });
}
