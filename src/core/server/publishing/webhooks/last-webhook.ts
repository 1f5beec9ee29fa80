import type { Kysely } from 'kysely';
import { readSiteValue, writeSiteValue, type Tables } from '#server/store/store.ts';

const KEY = 'last-webhook';

/** Records that the content service reported a change, for the owner's start page. */
export function noteWebhook(query: Kysely<Tables>, nowMs: number): Promise<void> {
  return writeSiteValue(query, KEY, String(nowMs), nowMs);
}

/** When the content service last reported a change, in milliseconds since 1970; null when it never did. */
export async function readLastWebhook(query: Kysely<Tables>): Promise<number | null> {
  const value = await readSiteValue(query, KEY);
  return value === null ? null : Number(value);
}
