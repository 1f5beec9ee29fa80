import { sql, type ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from '#server/store/store.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const wordsOrNothing = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Inquiries and what is to be sent about them (issue "No inquiry is ever lost"). */
export const inquiriesAndOutbox: Migration = {
  number: 2,
  name: 'inquiries-and-outbox',
  async up(trx, engine) {
    await trx.schema
      .createTable('inquiries')
      // SQLite numbers rows by itself only under this exact type; AUTOINCREMENT never gives a number twice.
      .addColumn('number', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
        engine === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('content_hash', 'text', required)
      .addColumn('received_at', 'bigint', required)
      .addColumn('form_type', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', wordsOrNothing)
      .addColumn('company', 'text', wordsOrNothing)
      .addColumn('subject', 'text', wordsOrNothing)
      .addColumn('message', 'text', required)
      .addColumn('location', 'text', wordsOrNothing)
      .addColumn('consent', 'text', wordsOrNothing)
      .addColumn('sent_by', 'text', required)
      .addColumn('spam_verdict', 'text', required)
      .addColumn('spam_score', 'integer', count)
      .addColumn('spam_reasons', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('handled_at', 'bigint')
      .execute();
    await trx.schema
      .createIndex('inquiries_by_content')
      .on('inquiries')
      .columns(['content_hash', 'received_at'])
      .execute();
    await trx.schema
      .createIndex('inquiries_by_time')
      .on('inquiries')
      .column('received_at')
      .execute();
    await trx.schema
      .createIndex('inquiries_by_email')
      .on('inquiries')
      .expression(sql`lower(email)`)
      .execute();

    await trx.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lane', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('inquiry_number', 'bigint', (column) =>
        column.references('inquiries.number').onDelete('cascade'),
      )
      .addColumn('payload', 'text', (column) => column.notNull().defaultTo('{}'))
      .addColumn('state', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('due_at', 'bigint', required)
      .addColumn('attempts', 'integer', count)
      .addColumn('refusals', 'integer', count)
      .addColumn('ambiguous', 'integer', count)
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('finished_at', 'bigint')
      .addColumn('receipt', 'text')
      .execute();
    await trx.schema
      .createIndex('outbox_by_due')
      .on('outbox')
      .columns(['lane', 'state', 'due_at'])
      .execute();
    await trx.schema
      .createIndex('outbox_by_inquiry')
      .on('outbox')
      .column('inquiry_number')
      .execute();
  },
};
