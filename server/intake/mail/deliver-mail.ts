import type { SiteDatabase } from '#server/store/store.ts';
import type { OutboxRow } from './outbox-tables.ts';
import { composeConfirmation } from '../newsletter/compose-confirmation.ts';
import { composeAcknowledgement } from './compose-acknowledgement.ts';
import { composeOwnerMail, type OwnerMailSettings } from './compose-owner-mail.ts';
import type { Mail, MailTransport } from './mail.ts';
import type { Deliver } from './outbox-worker.ts';
import { composeSpamDigest } from './spam-digest.ts';

type Sender = OwnerMailSettings & { secret: string };

const NOTHING_LEFT = 'nothing left to send: what it was about has been deleted';

/** Makes the mail of an outbox row from the store as it is now, and sends it. */
export function createMailDelivery(
  database: SiteDatabase,
  transport: MailTransport,
  sender: Sender,
): Deliver {
  return async (row, signal) => {
    const mail = await composeMail(database, row, sender);
    return mail === null ? NOTHING_LEFT : transport.send(mail, signal);
  };
}

async function composeMail(
  database: SiteDatabase,
  row: OutboxRow,
  sender: Sender,
): Promise<Mail | null> {
  const { query } = database;
  if (row.kind === 'newsletter-confirmation') {
    const { subscription } = JSON.parse(row.payload) as { subscription: string };
    const found = await query
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'requested_at'])
      .where('id', '=', subscription)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return found ? composeConfirmation(found, sender) : null;
  }
  if (row.kind === 'spam-digest') {
    const { numbers, total } = JSON.parse(row.payload) as { numbers: number[]; total: number };
    const listed = await query
      .selectFrom('inquiries')
      .select(['number', 'received_at', 'form_type', 'name', 'email', 'spam_reasons'])
      .where('number', 'in', numbers)
      .orderBy('number')
      .execute();
    return listed.length === 0 ? null : composeSpamDigest(listed, total, sender);
  }
  if (row.inquiry_number === null) return null;
  const inquiry = await query
    .selectFrom('inquiries')
    .selectAll()
    .where('number', '=', row.inquiry_number)
    .executeTakeFirst();
  if (!inquiry) return null;
  return row.kind === 'acknowledgement'
    ? composeAcknowledgement(inquiry, sender)
    : composeOwnerMail(inquiry, sender);
}
