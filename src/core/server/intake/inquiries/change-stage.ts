import type { Transaction } from 'kysely';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import { recordEvents, type Worker } from './inquiry-events.ts';
import type { InquiryStage } from './inquiry-tables.ts';

/** Called within the transaction that changes a stage, once for each inquiry that changes. */
export type OnStageChanged = (
  trx: Transaction<Tables>,
  change: { number: number; stage: InquiryStage; atMs: number; by: Worker },
) => Promise<void>;

/** Moves inquiries to a stage that they are not in, within the transaction that holds them: the one place where a stage changes. */
export async function changeStage(
  trx: Transaction<Tables>,
  inquiries: readonly { number: number; stage: InquiryStage }[],
  change: { stage: InquiryStage; atMs: number; by: Worker },
  onStageChanged: OnStageChanged | null,
): Promise<void> {
  const { stage, atMs, by } = change;
  await trx
    .updateTable('inquiries')
    .set((eb) => ({
      stage,
      stage_changed_at: atMs,
      handled_at: stage === 'new' ? null : eb.fn.coalesce('handled_at', eb.val(atMs)),
    }))
    .where(
      'number',
      'in',
      inquiries.map(({ number }) => number),
    )
    .execute();
  for (const { number, stage: from } of inquiries) {
    await recordEvents(trx, [number], { kind: 'stage', by, atMs, detail: { from, to: stage } });
    await onStageChanged?.(trx, { number, stage, atMs, by });
  }
}

/**
 * Takes over what a version without stages marks while both run, during an update: handled means contacted, open means new.
 * Nobody is known to have done it, so no event is written.
 */
export async function adoptHandledMarks({ query }: SiteDatabase): Promise<void> {
  await query
    .updateTable('inquiries')
    .set((eb) => ({ stage: 'contacted', stage_changed_at: eb.ref('handled_at') }))
    .where('stage', '=', 'new')
    .where('handled_at', 'is not', null)
    .execute();
  await query
    .updateTable('inquiries')
    .set({ stage: 'new', stage_changed_at: null })
    .where('stage', '<>', 'new')
    .where('handled_at', 'is', null)
    .execute();
}
