import { sql } from 'kysely';
import type { Migration } from '#server/store/store.ts';

/** Visits of people by session, since somebody may be signed in twice. The table before stays for the release before. */
export const visitsBySession: Migration = {
  number: 18,
  name: 'visits-by-session',
  async up(trx) {
    await trx.schema
      .createTable('admin_visits')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addColumn('previous_visit_at', 'bigint')
      .addPrimaryKeyConstraint('admin_visits_key', ['account_id', 'session_id'])
      .execute();
    await sql`insert into admin_visits (account_id, session_id, last_seen_at, previous_visit_at)
      select account_id, session_id, last_seen_at, previous_visit_at from owner_visits`.execute(
      trx,
    );
  },
};
