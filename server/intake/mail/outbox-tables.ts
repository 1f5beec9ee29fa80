/** Each destination has a lane of its own, so that one that is slow or down holds up nothing else. */
export type OutboxLane = 'mail' | 'webhook' | `destination:${string}`;
export type OutboxKind =
  | 'owner-mail'
  | 'acknowledgement'
  | 'spam-digest'
  | 'newsletter-confirmation'
  | 'crm-webhook'
  | 'assignment-mail'
  | 'follow-up-mail'
  | 'account-notice'
  | 'destination-break'
  | 'destination-inquiry'
  | 'destination-stage';
/** waiting: to be sent; sent; parked: failed for good, needs the owner; left: failed, and the owner lets it be; digest: waits for the daily spam digest; digested: listed in one. */
export type OutboxState = 'waiting' | 'sent' | 'parked' | 'left' | 'digest' | 'digested';

/** One thing to be sent. Written in the transaction of what it reports. */
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
  /** Equal to `lease_until` where the owner renews its lease; the lease then ends with its owner, whatever the clock says. */
  lease_renewed: number | null;
  last_error: string | null;
  finished_at: number | null;
  /** The receiver's name for what it accepted. */
  receipt: string | null;
  /** For which destination; null for mail and the CRM of the settings. */
  destination_id: string | null;
};

declare module '../../store/tables.ts' {
  interface Tables {
    outbox: OutboxRow;
  }
}
