import { openPlace, type Place } from '../stored.ts';

/** Brings a store forward as the next version does: only additions, nothing that old rows must have (docs/operations.md). */
export async function addStepOfTomorrow(place: Place, number: number): Promise<void> {
  const newer = await openPlace(place);
  await newer.transaction(async (trx) => {
    await trx.schema.createTable(`of_step_${number}`).addColumn('key', 'text').execute();
    await trx.schema.alterTable('inquiries').addColumn(`of_step_${number}`, 'text').execute();
    await trx
      .insertInto('schema_steps')
      .values({ owner: 'core', number, name: `step-${number}`, applied_at: 0, ends_older: 0 })
      .execute();
  });
  await newer.close();
}
