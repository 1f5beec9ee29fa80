import { sql } from 'kysely';
import type { Migration } from '#server/store/store.ts';

/** Since when an account counts as an owner's, and from when its second factor does. Those that are there already do. */
export const settledRights: Migration = {
  number: 19,
  name: 'settled-rights',
  async up(trx) {
    for (const moment of ['owner_since', 'factor_counts_from'])
      await trx.schema.alterTable('account_users').addColumn(moment, 'bigint').execute();
    await sql`update account_users set factor_counts_from = 0
      where id in (select user_id from account_second_factors)`.execute(trx);
  },
};
