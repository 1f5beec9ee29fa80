import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';
import type { Engine, Migration } from '#server/store/store.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The account library keeps dates and flags in the types of its engine. */
const typesOf = (engine: Engine) =>
  engine === 'sqlite'
    ? ({ date: 'text', flag: 'integer' } as const)
    : ({ date: 'timestamptz', flag: 'boolean' } as const);

/** Accounts, their sessions and second factors, in the shape that better-auth 1.7.7 asks for, and invitations. */
export const accounts: Migration = {
  number: 5,
  name: 'accounts',
  async up(trx, engine) {
    const { date, flag } = typesOf(engine);
    const stamped = <T extends string>(table: CreateTableBuilder<T, never>) =>
      table.addColumn('created_at', date, required).addColumn('updated_at', date, required);
    const ofUser = (column: ColumnDefinitionBuilder) =>
      column.notNull().references('account_users.id').onDelete('cascade');

    await stamped(
      trx.schema
        .createTable('account_users')
        .addColumn('id', 'text', (column) => column.primaryKey()),
    )
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', flag, required)
      .addColumn('image', 'text')
      .addColumn('two_factor_enabled', flag)
      .execute();
    await stamped(
      trx.schema
        .createTable('account_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey()),
    )
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', ofUser)
      .addColumn('expires_at', date, required)
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text')
      .execute();
    await stamped(
      trx.schema
        .createTable('account_credentials')
        .addColumn('id', 'text', (column) => column.primaryKey()),
    )
      .addColumn('account_id', 'text', required)
      .addColumn('provider_id', 'text', required)
      .addColumn('user_id', 'text', ofUser)
      .addColumn('password', 'text')
      .addColumn('access_token', 'text')
      .addColumn('refresh_token', 'text')
      .addColumn('id_token', 'text')
      .addColumn('access_token_expires_at', date)
      .addColumn('refresh_token_expires_at', date)
      .addColumn('scope', 'text')
      .execute();
    await stamped(
      trx.schema
        .createTable('account_verifications')
        .addColumn('id', 'text', (column) => column.primaryKey()),
    )
      .addColumn('identifier', 'text', required)
      .addColumn('value', 'text', required)
      .addColumn('expires_at', date, required)
      .execute();
    await trx.schema
      .createTable('account_second_factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', ofUser)
      .addColumn('secret', 'text', required)
      .addColumn('backup_codes', 'text', required)
      .addColumn('verified', flag)
      .addColumn('failed_verification_count', 'integer')
      .addColumn('locked_until', date)
      .execute();
    const indexes = [
      ['account_sessions', 'user_id'],
      ['account_credentials', 'user_id'],
      ['account_verifications', 'identifier'],
      ['account_second_factors', 'user_id'],
    ] as const;
    for (const [table, column] of indexes) {
      await trx.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }

    await trx.schema
      .createTable('account_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('invited_by', 'text')
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await trx.schema
      .createTable('account_used_codes')
      .addColumn('user_id', 'text', ofUser)
      .addColumn('code_hash', 'text', required)
      .addColumn('expires_at', 'bigint', required)
      .addPrimaryKeyConstraint('account_used_codes_key', ['user_id', 'code_hash'])
      .execute();
  },
};
