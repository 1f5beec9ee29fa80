import type { Generated } from 'kysely';
import type { AccountTables } from '../owner/accounts/account-tables.ts';
import type { EventTables } from '../measuring/analytics/event-tables.ts';
import type { AuditTables } from '../owner/audit/audit-tables.ts';
import type { OwnerVisitTables } from '../owner/overview/owner-visit-tables.ts';
import type { PreviewLinkTables } from '../owner/preview/preview-link-tables.ts';
import type { SlugMemoryTables } from '../publishing/slug-memory/slug-memory-tables.ts';
import type { StoredSettingsTables } from '../owner/stored-settings/stored-settings-tables.ts';
import type { VitalTables } from '../measuring/vitals/vital-tables.ts';
import type { WebhookTables } from '../publishing/webhooks/webhook-tables.ts';

/*
 * Column types, the same on both engines (README.md): text for words, ids and JSON; whole numbers for
 * everything else; a moment is milliseconds since 1970 UTC; a flag is 0 or 1.
 */

/** Small named values of the site: secrets it made for itself, marks of daily work. */
export type SiteValueRow = { key: string; value: string; updated_at: number };

export type SpamVerdict = 'clean' | 'suspect' | 'spam';

/** One stored inquiry. `number` is what people say to each other; it only ever grows. */
export type InquiryRow = {
  number: Generated<number>;
  /** The form's own key, or a key made of the content for a post without JavaScript. */
  idempotency_key: string;
  content_hash: string;
  received_at: number;
  form_type: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  location: string;
  /** The consent words that stood beside the form, as shown. */
  consent: string;
  /** script: sent by the form's script; plain: sent by the browser itself. */
  sent_by: 'script' | 'plain';
  spam_verdict: SpamVerdict;
  spam_score: number;
  /** JSON list of the layers that spoke against it. */
  spam_reasons: string;
  /** When the owner marked it as dealt with. */
  handled_at: number | null;
};

/** The words of one inquiry as the owner's search reads them: folded to small ASCII letters (search-texts.ts). */
export type InquirySearchTextRow = { inquiry_number: number; text: string };

export type OutboxLane = 'mail' | 'webhook';
export type OutboxKind =
  'owner-mail' | 'acknowledgement' | 'spam-digest' | 'newsletter-confirmation' | 'crm-webhook';
/** waiting: to be sent; sent; parked: needs the owner; digest: waits for the daily spam digest; digested: listed in one. */
export type OutboxState = 'waiting' | 'sent' | 'parked' | 'digest' | 'digested';

/** One thing to be sent. Written in the transaction of what it tells of. */
export type OutboxRow = {
  id: string;
  lane: OutboxLane;
  kind: OutboxKind;
  inquiry_number: number | null;
  /** JSON of what the kind needs beyond its inquiry. */
  payload: string;
  state: OutboxState;
  created_at: number;
  due_at: number;
  attempts: number;
  /** How often the receiver itself refused it; an outage does not count. */
  refusals: number;
  /** How often it stayed unknown whether it was accepted: each may have made a duplicate. */
  ambiguous: number;
  lease_owner: string | null;
  lease_until: number | null;
  last_error: string | null;
  finished_at: number | null;
  /** The receiver's name for what it accepted. */
  receipt: string | null;
};

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

export type NewsletterSubscriptionRow = {
  id: string;
  /** Lower case: one subscription per address. */
  email: string;
  state: SubscriptionState;
  location: string;
  consent: string;
  requested_at: number;
  /** When the last confirmation mail was asked for, so that nobody can flood an address. */
  mailed_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

/** A proof of work that was spent. The library would accept it again. */
export type UsedProofRow = { signature: string; expires_at: number };

/** Counters of the rate limits, shared by all processes. Keys hold no address in clear. */
export type RateLimitRow = { key: string; points: number; expires_at: number | null };

export type SchemaMigrationRow = { number: number; name: string; applied_at: number };

/** Every table of the site's own database. */
export type Tables = {
  site_values: SiteValueRow;
  inquiries: InquiryRow;
  inquiry_search_texts: InquirySearchTextRow;
  outbox: OutboxRow;
  newsletter_subscriptions: NewsletterSubscriptionRow;
  used_proofs: UsedProofRow;
  rate_limits: RateLimitRow;
  schema_migrations: SchemaMigrationRow;
} & AccountTables &
  AuditTables &
  EventTables &
  OwnerVisitTables &
  PreviewLinkTables &
  SlugMemoryTables &
  StoredSettingsTables &
  VitalTables &
  WebhookTables;
