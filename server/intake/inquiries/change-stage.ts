import type { Transaction } from 'kysely';
import type { Engine, SiteDatabase, Tables } from '#server/store/store.ts';
import { recordEvents, type Worker } from './inquiry-events.ts';
import type { InquiryStage } from './inquiry-tables.ts';

/** Called within the transaction that changes a stage, once for each inquiry that changes. */
export type OnStageChanged = (
  trx: Transaction<Tables>,
  change: { number: number; stage: InquiryStage; atMs: number; by: Worker },
) => Promise<void>;

/**
 * Moves inquiries to a stage: the one place where a stage changes. Those that are in it already stay as they are.
 * @returns the numbers of those that changed
 */
export async function changeStage(
  trx: Transaction<Tables>,
  engine: Engine,
  change: { numbers: readonly number[]; stage: InquiryStage; atMs: number; by: Worker },
  onStageChanged: OnStageChanged | null,
): Promise<number[]> {
  const { numbers, stage, atMs, by } = change;
  if (numbers.length === 0) return [];
  const rows = await trx
    .selectFrom('inquiries')
    .select(['number', 'stage'])
    .where('number', 'in', numbers)
    .where('stage', '<>', stage)
    .orderBy('number')
    .$if(engine === 'postgresql', (query) => query.forUpdate())
    .execute();
  if (rows.length === 0) return [];
  const changed = rows.map(({ number }) => number);
  await trx
    .updateTable('inquiries')
    .set((eb) => ({
      stage,
      stage_changed_at: atMs,
      handled_at: stage === 'new' ? null : eb.fn.coalesce('handled_at', eb.val(atMs)),
    }))
    .where('number', 'in', changed)
    .execute();
  for (const { number, stage: from } of rows) {
    await recordEvents(trx, [number], { kind: 'stage', by, atMs, detail: { from, to: stage } });
    await onStageChanged?.(trx, { number, stage, atMs, by });
  }
  return changed;
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
