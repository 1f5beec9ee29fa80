import { handOffWords } from '#copy/en/hand-off-words.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import { readInquiryOf } from '../mail/outbox-store.ts';
import type { OutboxRow } from '../mail/outbox-tables.ts';
import type { Deliver } from '../mail/outbox-worker.ts';
import type { DestinationAdapter } from './adapters/destination-adapter.ts';
import { KIND_FACTS, type DestinationKind } from './destination-kinds.ts';
import { toMessage, type StageChange } from './hand-off-payload.ts';

const { receipts } = handOffWords;

/** Hands the inquiry of an outbox row over as it is in the store now. */
export function createHandOffDelivery(
  database: SiteDatabase,
  kind: DestinationKind,
  adapter: DestinationAdapter,
  siteUrl: string,
): Deliver {
  const { keepsLastStage } = KIND_FACTS[kind];
  return async (row, signal) => {
    const inquiry = await readInquiryOf(database, row);
    if (!inquiry) return receipts.deleted;
    const change =
      row.kind === 'destination-stage' ? (JSON.parse(row.payload) as StageChange) : null;
    if (change && keepsLastStage && (await isReplaced(database, row))) return receipts.replaced;
    const receipt = change && (await receiptOf(database, row));
    if (change && receipt === null) return receipts.notHandedOver;
    return adapter.send(toMessage({ inquiry, change, siteUrl }, row.id, receipt), signal);
  };
}

/**
 * What the destination called the inquiry that a change is about; null where it was not handed over.
 * @throws DeliveryError while the inquiry itself is under way: both at once could make two records
 */
async function receiptOf({ query }: SiteDatabase, row: OutboxRow): Promise<string | null> {
  const inquiry = await query
    .selectFrom('outbox')
    .select(['state', 'receipt'])
    .where('kind', '=', 'destination-inquiry')
    .where('inquiry_number', '=', row.inquiry_number)
    .where('destination_id', '=', row.destination_id)
    .executeTakeFirst();
  if (inquiry?.state === 'waiting') throw new DeliveryError('waits', receipts.notYet);
  return inquiry?.state === 'sent' ? inquiry.receipt : null;
}

/** Whether the stage was changed again meanwhile: sent late, an earlier one would undo the later there. */
async function isReplaced({ query }: SiteDatabase, row: OutboxRow): Promise<boolean> {
  const later = await query
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'destination-stage')
    .where('inquiry_number', '=', row.inquiry_number)
    .where('destination_id', '=', row.destination_id)
    .where('created_at', '>', row.created_at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
