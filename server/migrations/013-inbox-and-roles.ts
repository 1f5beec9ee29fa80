import type { Transaction } from 'kysely';
import type { Migration, Tables } from '#server/store/store.ts';

/** Roles of accounts and invitations; what an inquiry needs to be worked on. */
export const inboxAndRoles: Migration = {
  number: 13,
  name: 'inbox-and-roles',
  async up(trx) {
    // Whoever had an account, or an invitation to one, could do everything.
    for (const table of ['account_users', 'account_invitations']) {
      await trx.schema
        .alterTable(table)
        .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
        .execute();
    }
    await workOnInquiries(trx);
    await eventsAndFilters(trx);
  },
};

/** One column at a time: SQLite adds no more at once. */
async function workOnInquiries(trx: Transaction<Tables>): Promise<void> {
  const alter = () => trx.schema.alterTable('inquiries');
  await alter()
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  for (const moment of ['stage_changed_at', 'read_at', 'follow_up_at', 'follow_up_told_at'])
    await alter().addColumn(moment, 'bigint').execute();
  for (const account of ['assignee_id', 'follow_up_by'])
    await alter().addColumn(account, 'text').execute();
  // What was marked as handled was answered, and read by somebody.
  await trx
    .updateTable('inquiries')
    .set((eb) => ({
      stage: 'contacted',
      stage_changed_at: eb.ref('handled_at'),
      read_at: eb.ref('handled_at'),
    }))
    .where('handled_at', 'is not', null)
    .execute();
  // Holds all that the list filters by, in the order of the list: finding a page and counting read nothing else.
  await trx.schema
    .createIndex('inquiries_by_filters')
    .on('inquiries')
    .columns(['number', 'spam_verdict', 'stage', 'assignee_id', 'read_at', 'follow_up_at'])
    .columns(['form_type', 'received_at'])
    .execute();
  await trx.schema
    .createIndex('inquiries_by_follow_up')
    .on('inquiries')
    .columns(['follow_up_told_at', 'follow_up_at'])
    .execute();
  await trx.schema
    .createIndex('outbox_by_inquiry_and_state')
    .on('outbox')
    .columns(['inquiry_number', 'state'])
    .execute();
}

async function eventsAndFilters(trx: Transaction<Tables>): Promise<void> {
  await trx.schema
    .createTable('inquiry_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('inquiry_number', 'bigint', (column) =>
      column.notNull().references('inquiries.number').onDelete('cascade'),
    )
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('account_email', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await trx.schema
    .createIndex('inquiry_events_by_inquiry')
    .on('inquiry_events')
    .columns(['inquiry_number', 'happened_at'])
    .execute();
  await trx.schema
    .createTable('saved_filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('account_users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('saved_filters_by_account')
    .on('saved_filters')
    .column('account_id')
    .execute();
}
