import type { Generated } from 'kysely';

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

export type NewsletterSubscriptionRow = {
  id: string;
  /** Lower case: one subscription per address. */
  email: string;
  state: SubscriptionState;
  location: string;
  consent: string;
  /** Code of the locale of the page; '' for those from before it was kept. */
  language: Generated<string>;
  requested_at: number;
  /** When the last confirmation mail was asked for, so that nobody can flood an address. */
  mailed_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionRow;
  }
}
