import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock, SiteDatabase, Secrets, Tables } from '#server/store/store.ts';
import { isEmailAddress } from '#content/contact/is-email-address.ts';
import { cleanLine } from '#content/contact/clean-text.ts';
import { toCsv, type CsvOptions } from '../csv/to-csv.ts';
import { queueMails } from '../mail/outbox-tables.ts';
import { addressKey, addressWritings } from '../inquiries/email-address.ts';
import { openToken } from '../../signed-token.ts';
import { newsletterPurpose, unsubscribeLink } from './newsletter-links.ts';

/** Between two confirmation mails to one address: enough for a second try, too long to molest anyone. */
const MAIL_PAUSE_MS = 10 * 60_000;
/** How long a request can be confirmed. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000;

type Request = {
  email: string;
  location: string;
  consent: string;
  /** Code of the locale of the page. */
  language: string;
};

type SubscribeResult = { outcome: 'asked' } | { outcome: 'invalid' };

export type Newsletter = {
  /**
   * Asks an address to confirm. The answer is the same whether the address is new, waiting or subscribed, so that
   * nobody can find out who subscribes.
   */
  subscribe(input: Request): Promise<SubscribeResult>;
  /** @returns whether the link was good */
  confirm(token: string): Promise<boolean>;
  /** One click, once and for all; a second click changes nothing. @returns whether the link was good */
  unsubscribe(token: string): Promise<boolean>;
  /** The confirmed addresses as CSV, for the owner, each with the link that every newsletter must carry. */
  exportCsv(options?: CsvOptions): Promise<string>;
};

type Parts = {
  database: SiteDatabase;
  clock: Clock;
  secrets: Secrets;
  siteUrl: string;
  onQueued(): void;
};

/** Newsletter subscriptions with double opt-in (content-model decision 21), on the site's own store and outbox. */
export function createNewsletter(parts: Parts): Newsletter {
  const { database, clock, secrets, onQueued } = parts;
  return {
    async subscribe(input) {
      // One address however its domain is written: the pause between two mails goes by it.
      const email = addressKey(input.email.slice(0, 1_000));
      if (!isEmailAddress(email)) return { outcome: 'invalid' };
      const row = {
        email,
        location: cleanLine(input.location.slice(0, 2_000)),
        consent: cleanLine(input.consent.slice(0, 1_000)),
        language: input.language,
      };
      if (await askToConfirm(parts, row)) onQueued();
      return { outcome: 'asked' };
    },
    confirm: (token) => confirmSubscription(parts, token),
    async unsubscribe(token) {
      const id = openToken(newsletterPurpose('unsubscribe'), token, secrets.all);
      if (id === null) return false;
      await database.query
        .updateTable('newsletter_subscriptions')
        .set({ state: 'unsubscribed', unsubscribed_at: clock.now() })
        .where('id', '=', id)
        .where('state', '<>', 'unsubscribed')
        .execute();
      return true;
    },
    exportCsv: (options) => exportSubscribers(parts, options),
  };
}

async function confirmSubscription(
  { database, clock, secrets }: Parts,
  token: string,
): Promise<boolean> {
  const subject = openToken(newsletterPurpose('confirm'), token, secrets.all);
  const [id, requestedAt] = subject?.split('_') ?? [];
  if (id === undefined) return false;
  const nowMs = clock.now();
  await database.query
    .updateTable('newsletter_subscriptions')
    .set({ state: 'confirmed', confirmed_at: nowMs })
    .where('id', '=', id)
    // A link answers one request: an older one must not confirm what was asked for later.
    .where('requested_at', '=', Number(requestedAt))
    .where('state', '=', 'pending')
    .where('requested_at', '>', nowMs - CONFIRM_WITHIN_MS)
    .execute();
  const row = await database.query
    .selectFrom('newsletter_subscriptions')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state === 'confirmed';
}

/** @returns whether a confirmation mail was put into the outbox */
function askToConfirm({ database, clock }: Parts, row: Request): Promise<boolean> {
  const nowMs = clock.now();
  return database.transaction(async (trx) => {
    const subscription = await requestConfirmation(trx, row, nowMs);
    if (subscription === null) return false;
    const payload = { subscription };
    await queueMails(trx, { kind: 'newsletter-confirmation', payload, atMs: nowMs });
    return true;
  });
}

/** @returns the id of the subscription; null when it is confirmed, or was sent a mail a short time ago */
async function requestConfirmation(
  trx: Kysely<Tables>,
  row: Request,
  nowMs: number,
): Promise<string | null> {
  const before = await trx
    .selectFrom('newsletter_subscriptions')
    .select('email')
    .where('email', 'in', addressWritings(row.email))
    .executeTakeFirst();
  // Kept as it was typed by an earlier version.
  const email = before?.email ?? row.email;
  const fresh = { ...row, email, requested_at: nowMs, mailed_at: nowMs, state: 'pending' } as const;
  const inserted = await trx
    .insertInto('newsletter_subscriptions')
    .values({ id: randomUUID(), ...fresh, confirmed_at: null, unsubscribed_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const renewed = await trx
    .updateTable('newsletter_subscriptions')
    // The id stays: every unsubscribe link ever sent to the address goes on working.
    .set({ ...fresh, confirmed_at: null, unsubscribed_at: null })
    .where('email', '=', email)
    .where('state', '<>', 'confirmed')
    .where((eb) =>
      eb.or([eb('mailed_at', '<=', nowMs - MAIL_PAUSE_MS), eb('mailed_at', '>', nowMs)]),
    )
    .returning('id')
    .executeTakeFirst();
  return renewed?.id ?? null;
}

async function exportSubscribers(
  { database, secrets, siteUrl }: Parts,
  options?: CsvOptions,
): Promise<string> {
  const rows = await database.query
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'requested_at', 'confirmed_at', 'location', 'consent', 'language'])
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .execute();
  return toCsv(
    ['email', 'requested', 'confirmed', 'page', 'consent', 'unsubscribe link'],
    rows.map((row) => [
      row.email,
      { moment: row.requested_at },
      { moment: row.confirmed_at },
      row.location,
      row.consent,
      unsubscribeLink(row, { siteUrl, secret: secrets.current }),
    ]),
    options,
  );
}
