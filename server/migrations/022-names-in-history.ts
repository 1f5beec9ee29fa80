import { sql } from 'kysely';
import type { Migration } from '#server/store/store.ts';

/** The history of inquiries keeps how people were called, not only their addresses. */
export const namesInHistory: Migration = {
  number: 22,
  name: 'names-in-history',
  async up(trx) {
    await trx.schema
      .alterTable('inquiry_events')
      .addColumn('account_name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update inquiry_events set account_name = coalesce(
      (select name from account_users where account_users.id = inquiry_events.account_id), '')`.execute(
      trx,
    );
    const people = await trx
      .selectFrom('account_users')
      .select(['email', 'name'])
      .where('name', '<>', '')
      .execute();
    for (const { email, name } of people)
      await trx
        .updateTable('inquiry_events')
        .set({ detail: JSON.stringify({ assignee: name }) })
        .where('kind', '=', 'assigned')
        .where('detail', '=', JSON.stringify({ assignee: email }))
        .execute();
  },
};
