import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openSiteDatabase } from '#server/open-site-database.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import type { OutboxRow } from '#server/intake/mail/outbox-tables.ts';

/** What the store says after a test. */
export type StoredState = {
  rows: number;
  /** Acknowledged messages that are not there. */
  lost: number;
  /** Messages that are there more than once. */
  duplicated: number;
  withoutOutbox: number;
  outbox: Record<OutboxRow['state'], number>;
  ambiguous: number;
  /** 'ok' from SQLite; PostgreSQL checks itself at recovery. */
  integrity: string;
};

/** Where a test's data lives. */
export type Place = { url: string | null; dataDir: string };

export const openPlace = (place: Place): Promise<SiteDatabase> =>
  openSiteDatabase({ ...place, log: () => undefined });

/** Compares the store with what the visitors were told. */
export async function inspect(place: Place, acknowledged: readonly string[]): Promise<StoredState> {
  const database = await openPlace(place);
  try {
    const inquiries = await database.query
      .selectFrom('inquiries')
      .select(['number', 'message'])
      .execute();
    const outbox = await database.query
      .selectFrom('outbox')
      .select(['inquiry_number', 'state', 'ambiguous', 'kind'])
      .execute();
    const counts = new Map<string, number>();
    for (const { message } of inquiries) counts.set(message, (counts.get(message) ?? 0) + 1);
    const told = new Set(
      outbox.filter(({ kind }) => kind === 'owner-mail').map((row) => row.inquiry_number),
    );
    const states = { waiting: 0, sent: 0, parked: 0, left: 0, digest: 0, digested: 0 };
    for (const { state } of outbox) states[state] += 1;
    return {
      rows: inquiries.length,
      lost: acknowledged.filter((message) => !counts.has(message)).length,
      duplicated: [...counts.values()].filter((count) => count > 1).length,
      withoutOutbox: inquiries.filter(({ number }) => !told.has(number)).length,
      outbox: states,
      ambiguous: outbox.reduce((sum, row) => sum + row.ambiguous, 0),
      integrity: place.url === null ? checkFile(place.dataDir) : 'ok',
    };
  } finally {
    await database.close();
  }
}

function checkFile(dataDir: string): string {
  const file = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  const verdict = String(file.prepare('PRAGMA integrity_check').get()?.integrity_check);
  file.close();
  return verdict;
}

/** "0 lost, 0 doubled, 0 without outbox row", and whether it is so. */
export function describeStored(state: StoredState): { sound: boolean; words: string } {
  const { lost, duplicated, withoutOutbox, integrity } = state;
  return {
    sound: lost === 0 && duplicated === 0 && withoutOutbox === 0 && integrity === 'ok',
    words: `${state.rows} stored, ${lost} lost, ${duplicated} doubled, ${withoutOutbox} without outbox row, integrity ${integrity}`,
  };
}
