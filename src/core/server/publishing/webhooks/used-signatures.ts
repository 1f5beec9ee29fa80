import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/store.ts';
import { SIGNATURE_TTL_MS } from './verify-signature.ts';

/** Signatures of webhooks that were taken: none is taken twice. */
type UsedWebhookRow = { signature: string; expires_at: number };

declare module '../../store/tables.ts' {
  interface Tables {
    used_webhooks: UsedWebhookRow;
  }
}

/**
 * Takes a signature once, on all processes together. Kept for as long as its time could still count as timely.
 * @returns false when it was used before
 */
export async function takeSignature(
  query: Kysely<Tables>,
  signature: string,
  nowMs: number,
): Promise<boolean> {
  await query.deleteFrom('used_webhooks').where('expires_at', '<', nowMs).execute();
  const taken = await query
    .insertInto('used_webhooks')
    .values({ signature, expires_at: nowMs + 3 * SIGNATURE_TTL_MS })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Gives a signature back whose webhook could not be acted on, so that its sender may try again. */
export async function returnSignature(query: Kysely<Tables>, signature: string): Promise<void> {
  await query.deleteFrom('used_webhooks').where('signature', '=', signature).execute();
}
