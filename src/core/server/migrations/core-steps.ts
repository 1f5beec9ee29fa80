import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, CreateTableBuilder, Transaction } from 'kysely';
import type { Engine, Migration, Tables } from '#server/store/store.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const wordsOrNothing = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** The account library keeps dates and flags in the types of its engine. */
const typesOf = (engine: Engine) =>
  engine === 'sqlite'
    ? ({ date: 'text', flag: 'integer' } as const)
    : ({ date: 'timestamptz', flag: 'boolean' } as const);

/** A bucket of the histogram of a measure is a column. */
const BUCKETS = 32;

/** What an inquiry is about, and how its visit began. */
const CONTEXT_COLUMNS = [
  'about',
  'about_title',
  'landing_page',
  'referrer_host',
  'campaign_source',
  'campaign_medium',
  'campaign_name',
  'campaign_term',
  'campaign_content',
] as const;

/** Every step of core's tables, in order: a new one goes to the end and takes the next number. */
export const coreSteps: readonly Migration[] = [
  /** Small named values, also what `health()` writes to know that the store can be written. */
  {
    number: 1,
    name: 'site-values',
    async up(trx) {
      await trx.schema
        .createTable('site_values')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  /** Inquiries and what is to be sent about them (issue "No inquiry is ever lost"). */
  {
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
  },
  /** Newsletter subscriptions with double opt-in (content-model decision 21). */
  {
    number: 3,
    name: 'newsletter-subscriptions',
    async up(trx) {
      await trx.schema
        .createTable('newsletter_subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('location', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('consent', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('requested_at', 'bigint', (column) => column.notNull())
        .addColumn('mailed_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addColumn('unsubscribed_at', 'bigint')
        .execute();
    },
  },
  /** What the guards against spam must remember across processes: spent proofs and rate counters. */
  {
    number: 4,
    name: 'spam-memory',
    async up(trx) {
      await trx.schema
        .createTable('used_proofs')
        .addColumn('signature', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await trx.schema
        .createIndex('used_proofs_by_end')
        .on('used_proofs')
        .column('expires_at')
        .execute();
      await trx.schema
        .createTable('rate_limits')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('points', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .execute();
      await trx.schema
        .createIndex('rate_limits_by_end')
        .on('rate_limits')
        .column('expires_at')
        .execute();
    },
  },
  /** Accounts, their sessions and second factors, in the shape that better-auth 1.7.7 asks for, and invitations. */
  {
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
  },
  /** Settings entered in the owner's screen, sealed, and the trail of who did what. */
  {
    number: 6,
    name: 'stored-settings-and-audit',
    async up(trx) {
      await trx.schema
        .createTable('stored_settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('sealed', 'text', required)
        .addColumn('updated_at', 'bigint', required)
        .addColumn('updated_by', 'text', required)
        .execute();
      await trx.schema
        .createTable('audit_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('happened_at', 'bigint', required)
        .addColumn('action', 'text', required)
        .addColumn('account_id', 'text')
        .addColumn('account_email', 'text', required)
        .addColumn('subject', 'text', required)
        .addColumn('address', 'text')
        .execute();
    },
  },
  /** Which entry's page once stood under which slug, so that old addresses keep working. */
  {
    number: 7,
    name: 'remembered-slugs',
    async up(trx) {
      await trx.schema
        .createTable('remembered_slugs')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('entry_id', 'text', (column) => column.notNull())
        .addColumn('remembered_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('remembered_slugs_key', ['kind', 'slug'])
        .execute();
    },
  },
  /** Webhooks taken, and what visitors' browsers tell: histograms and counters, never single visits. */
  {
    number: 8,
    name: 'webhooks-and-measuring',
    async up(trx) {
      await trx.schema
        .createTable('used_webhooks')
        .addColumn('signature', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      let vitals = trx.schema
        .createTable('web_vitals')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('route', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('metric', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('web_vitals_key', ['day', 'route', 'device', 'metric']);
      for (let bucket = 0; bucket < BUCKETS; bucket++) {
        vitals = vitals.addColumn(`b${bucket}`, 'bigint', (column) =>
          column.notNull().defaultTo(0),
        );
      }
      await vitals.execute();
      await trx.schema
        .createTable('event_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('event_counts_key', ['day', 'event', 'detail'])
        .execute();
    },
  },
  /** What the owner's search looks through: one line per inquiry, filled by the site itself (search-texts.ts). */
  {
    number: 9,
    name: 'inquiry-search-texts',
    async up(trx) {
      await trx.schema
        .createTable('inquiry_search_texts')
        .addColumn('inquiry_number', 'bigint', (column) =>
          column.primaryKey().references('inquiries.number').onDelete('cascade'),
        )
        .addColumn('text', 'text', (column) => column.notNull())
        .execute();
    },
  },
  /** When people were last in the admin area, and the preview links that were made. */
  {
    number: 10,
    name: 'owner-visits-and-preview-links',
    async up(trx) {
      await trx.schema
        .createTable('owner_visits')
        .addColumn('account_id', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) => column.notNull())
        .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
        .addColumn('previous_visit_at', 'bigint')
        .execute();
      await trx.schema
        .createTable('preview_links')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('path', 'text')
        .addColumn('made_by', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute();
    },
  },
  /** The owner's redirects, and the addresses that visitors asked for in vain. */
  {
    number: 11,
    name: 'redirects',
    async up(trx) {
      await trx.schema
        .createTable('redirects')
        .addColumn('from_key', 'text', (column) => column.primaryKey())
        .addColumn('from_path', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('target', 'text')
        .addColumn('status', 'bigint', (column) => column.notNull())
        .execute();
      await trx.schema
        .createTable('missed_addresses')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addColumn('last_asked_at', 'bigint', (column) => column.notNull())
        .addColumn('ignored', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  /** Inquiries know what they are about and where their visit came from; those of before know nothing of it. */
  {
    number: 12,
    name: 'inquiry-context',
    async up(trx) {
      for (const column of CONTEXT_COLUMNS) {
        await trx.schema
          .alterTable('inquiries')
          .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
          .execute();
      }
    },
  },
  /** Roles of accounts and invitations; what an inquiry needs to be worked on. */
  {
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
  },
  /** The systems that inquiries are handed to, and which of them a row of the outbox is for. */
  {
    number: 14,
    name: 'hand-off',
    async up(trx) {
      await trx.schema
        .createTable('destinations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('secrets', 'text', (column) => column.notNull())
        .addColumn('mapping', 'text', (column) => column.notNull())
        .addColumn('sends_stages', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('enabled', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('removed_at', 'bigint')
        .addColumn('checked_at', 'bigint')
        .addColumn('check_result', 'text')
        .addColumn('held_at', 'bigint')
        .addColumn('held_reason', 'text')
        .addColumn('compared_at', 'bigint')
        .addColumn('comparison', 'text')
        .execute();
      // No reference: a removed destination leaves its name to the deliveries it had.
      await trx.schema.alterTable('outbox').addColumn('destination_id', 'text').execute();
      await trx.schema
        .createIndex('outbox_by_destination')
        .on('outbox')
        .columns(['destination_id', 'state', 'finished_at'])
        .execute();
    },
  },
  /** How many visits and forms began on a day, by page, source and campaign. */
  {
    number: 15,
    name: 'visit-counts',
    async up(trx) {
      await trx.schema
        .createTable('visit_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('campaign', 'text', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_counts_key', ['day', 'kind', 'page', 'source', 'campaign'])
        .execute();
    },
  },
  /** Inquiries keep the project list they were sent with, as JSON (`StoredProject`); '' for those without one. */
  {
    number: 16,
    name: 'inquiry-project',
    async up(trx) {
      await trx.schema
        .alterTable('inquiries')
        .addColumn('project', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  /** Which words were searched for and found nothing, by day. */
  {
    number: 17,
    name: 'vain-searches',
    async up(trx) {
      await trx.schema
        .createTable('vain_searches')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('count', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('vain_searches_key', ['day', 'words'])
        .execute();
    },
  },
  /** Visits of people by session, since somebody may be signed in twice. The table before stays for the release before. */
  {
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
  },
  /** Since when an account counts as an owner's, and from when its second factor does. Those that are there already do. */
  {
    number: 19,
    name: 'settled-rights',
    async up(trx) {
      for (const moment of ['owner_since', 'factor_counts_from'])
        await trx.schema.alterTable('account_users').addColumn(moment, 'bigint').execute();
      await sql`update account_users set factor_counts_from = 0
      where id in (select user_id from account_second_factors)`.execute(trx);
    },
  },
  /** Which leases are renewed for as long as their owner lives, and which destinations the owner was told of. */
  {
    number: 20,
    name: 'renewed-leases',
    async up(trx) {
      await trx.schema.alterTable('outbox').addColumn('lease_renewed', 'bigint').execute();
      await trx.schema.alterTable('destinations').addColumn('told_at', 'bigint').execute();
    },
  },
  /**
   * Known devices of an account end with its round; failed tries of one hour share a row of the trail, found by
   * `gathered_as`.
   */
  {
    number: 21,
    name: 'bounds-for-strangers',
    async up(trx) {
      await trx.schema
        .alterTable('account_users')
        .addColumn('device_round', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await trx.schema
        .alterTable('audit_events')
        .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await trx.schema.alterTable('audit_events').addColumn('gathered_as', 'text').execute();
      await trx.schema
        .createIndex('audit_events_gathered_as')
        .unique()
        .on('audit_events')
        .column('gathered_as')
        .execute();
    },
  },
  /** The history of inquiries keeps how people were called, not only their addresses. */
  {
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
  },
  /** Inquiries and subscriptions know the language of their page; those of before, which were answered in English, do not. */
  {
    number: 23,
    name: 'languages-of-visitors',
    async up(trx) {
      for (const table of ['inquiries', 'newsletter_subscriptions'] as const) {
        await trx.schema
          .alterTable(table)
          .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      }
    },
  },
];

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
