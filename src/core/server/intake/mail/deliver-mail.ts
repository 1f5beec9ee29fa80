import { createHash } from 'node:crypto';
import { englishWording, wordingFor } from '#copy/wordings.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { readInquiryOf } from './outbox-store.ts';
import type { OutboxRow } from './outbox-tables.ts';
import { composeConfirmation } from '../newsletter/compose-confirmation.ts';
import { composeBreakMail, type DestinationBreak } from './compose-break-mail.ts';
import { composeAcknowledgement } from './compose-acknowledgement.ts';
import { composeAccountNotice } from './compose-account-notice.ts';
import { composeOwnerMail, type OwnerMailSettings } from './compose-owner-mail.ts';
import type { MailLook } from './mail-look.ts';
import type { Mail, MailTransport } from './mail.ts';
import type { Deliver } from './outbox-worker.ts';
import { composeAssignmentMail, composeFollowUpMail } from './compose-work-mails.ts';
import { composeSpamDigest } from './spam-digest.ts';

type Sender = Omit<OwnerMailSettings, 'wording'> & { secret: string; responseDays: number };

/** The sender's facts, with the name and look of the site as they are when the mail is composed. */
type MailFacts = Omit<Sender, 'siteName' | 'look'> & {
  siteName: () => string;
  look: () => MailLook;
};

const NOTHING_LEFT = 'nothing left to send: what it was about has been deleted';

/**
 * Makes the mail of an outbox row from the store as it is now, and sends it: to visitors in the language of the page they
 * wrote on, to whoever runs the site in English (decision 150).
 */
export function createMailDelivery(
  database: SiteDatabase,
  transport: MailTransport,
  facts: MailFacts,
): Deliver {
  return async (row, signal) => {
    const sender = { ...facts, siteName: facts.siteName(), look: facts.look() };
    const mail = await composeMail(database, row, sender);
    if (mail === null) return NOTHING_LEFT;
    return transport.send({ ...mail, messageId: toMessageId(row.id, facts.siteUrl) }, signal);
  };
}

/** Equal for every copy of a row's mail (RFC 5322 section 3.6.4), so that whoever gets two can tell. */
function toMessageId(rowId: string, siteUrl: string): string {
  const left = createHash('sha256').update(rowId).digest('hex').slice(0, 32);
  return `<${left}@${new URL(siteUrl).hostname}>`;
}

async function composeMail(
  database: SiteDatabase,
  row: OutboxRow,
  facts: Sender,
): Promise<Mail | null> {
  const { query } = database;
  const sender = { ...facts, wording: englishWording };
  const inLanguageOf = ({ language }: { language: string }) => ({
    ...facts,
    wording: wordingFor(language),
  });
  if (row.kind === 'newsletter-confirmation') {
    const { subscription } = JSON.parse(row.payload) as { subscription: string };
    const found = await query
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'requested_at', 'language'])
      .where('id', '=', subscription)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return found ? composeConfirmation(found, inLanguageOf(found)) : null;
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
  if (row.kind === 'account-notice') return composeAccountNotice(JSON.parse(row.payload), sender);
  if (row.kind === 'destination-break')
    return composeBreakMail(JSON.parse(row.payload) as DestinationBreak, sender);
  if (row.inquiry_number === null) return null;
  const inquiry = await readInquiryOf({ query }, row);
  if (!inquiry) return null;
  if (row.kind === 'assignment-mail') {
    const { account, by } = JSON.parse(row.payload) as { account: string; by: string };
    // Given to somebody else meanwhile.
    const to = inquiry.assignee_id === account ? await addressOf(query, account) : null;
    return to === null ? null : composeAssignmentMail(inquiry, { to, by }, sender);
  }
  if (row.kind === 'follow-up-mail') {
    const { dueAtMs } = JSON.parse(row.payload) as { dueAtMs: number };
    // Taken off or put off meanwhile.
    if (inquiry.follow_up_at !== dueAtMs) return null;
    const to =
      (await addressOf(query, inquiry.assignee_id)) ??
      (await addressOf(query, inquiry.follow_up_by));
    return composeFollowUpMail(inquiry, { to, dueAtMs }, sender);
  }
  if (row.kind === 'acknowledgement') return composeAcknowledgement(inquiry, inLanguageOf(inquiry));
  if (row.kind === 'owner-mail') return composeOwnerMail(inquiry, sender);
  throw new Error(`No mail is of the kind ${row.kind}`);
}

/** Where mail for an account goes; null when it was removed, or is nobody's. */
async function addressOf(query: SiteDatabase['query'], id: string | null): Promise<string | null> {
  const account = await query
    .selectFrom('account_users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.email ?? null;
}
