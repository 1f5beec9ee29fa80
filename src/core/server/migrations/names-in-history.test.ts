import { expect, test } from 'vitest';
import { readEvents } from '#server/intake/intake.ts';
import { addAccount } from '#tests/support/shown-inquiries.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { coreSteps } from './core-steps.ts';

const namesInHistory = coreSteps.find(({ name }) => name === 'names-in-history')!;

describeOnEachEngine('the history of before', (stores) => {
  test('names whoever still has an account, and keeps the address of who has none', async () => {
    const database = await stores.open();
    await addAccount(database, { id: 'ada', email: 'ada@example.com', name: 'Ada' });
    await database.query
      .insertInto('inquiries')
      .values({
        ...{ idempotency_key: 'key', content_hash: 'key', received_at: 1, form_type: '' },
        ...{ name: 'A', email: 'a@example.com', message: '', sent_by: 'script' },
        ...{ spam_verdict: 'clean', number: 1 },
      } as never)
      .execute();
    const people = ['ada', 'gone'];
    await database.query
      .insertInto('inquiry_events')
      .values(
        people.map((id, at) => ({
          ...{ id, inquiry_number: 1, happened_at: at, kind: 'assigned' as const, account_id: id },
          account_email: `${id}@example.com`,
          detail: JSON.stringify({ assignee: `${id}@example.com` }),
        })),
      )
      .execute();
    await database.transaction(async (trx) => {
      await trx.schema.alterTable('inquiry_events').dropColumn('account_name').execute();
      await namesInHistory.up(trx, database.engine);
    });
    const events = (await readEvents(database.query, [1])).get(1)!;
    expect(events.map(({ by, detail }) => [by, detail.assignee])).toEqual([
      ['gone@example.com', 'gone@example.com'],
      ['Ada', 'Ada'],
    ]);
  });
});
