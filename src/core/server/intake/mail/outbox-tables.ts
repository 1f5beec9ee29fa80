import { randomUUID } from 'node:crypto';
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '#server/store/store.ts';

/** Each destination has a lane of its own, so that one that is slow or down holds up nothing else. */
export type OutboxLane = 'mail' | 'webhook' | `destination:${string}`;

/** Every kind of message, by the lanes that take it: none is sent by another, nor as another. */
const KINDS = {
  mail: [
    ...(['owner-mail', 'acknowledgement', 'spam-digest', 'newsletter-confirmation'] as const),
    ...(['assignment-mail', 'follow-up-mail', 'account-notice', 'destination-break'] as const),
  ],
  webhook: ['crm-webhook'],
  destination: ['destination-inquiry', 'destination-stage'],
} as const;

export type OutboxKind = (typeof KINDS)[keyof typeof KINDS][number];

/** The kinds that this version sends by a lane. */
export const kindsOf = (lane: OutboxLane): readonly OutboxKind[] =>
  KINDS[lane === 'mail' || lane === 'webhook' ? lane : 'destination'];

/** waiting: to be sent; sent; parked: failed for good, needs the owner; left: failed, and the owner lets it be; digest: waits for the daily spam digest; digested: listed in one. */
export type OutboxState = 'waiting' | 'sent' | 'parked' | 'left' | 'digest' | 'digested';

/** One thing to be sent. Written in the transaction of what it reports. */
type OutboxTable = {
  id: string;
  lane: OutboxLane;
  kind: OutboxKind;
  inquiry_number: number | null;
  /** JSON of what the kind needs beyond its inquiry. */
  payload: string;
  state: OutboxState;
  created_at: number;
  due_at: number;
  attempts: Generated<number>;
  /** How often the receiver itself refused it; an outage does not count. */
  refusals: Generated<number>;
  /** How often it stayed unknown whether it was accepted: each may have made a duplicate. */
  ambiguous: Generated<number>;
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

export type OutboxRow = Selectable<OutboxTable>;

type Message = {
  /** Made where none is given. */
  id?: string;
  lane: OutboxLane;
  kind: OutboxKind;
  number?: number;
  payload?: object;
  state?: OutboxState;
  destinationId?: string;
  atMs: number;
};

/** A message on its way into the outbox, due at once. */
export function toOutboxRow(message: Message): Insertable<OutboxTable> {
  const { lane, kind, atMs, id = randomUUID(), state = 'waiting', payload = {} } = message;
  return {
    ...{ id, lane, kind, state, payload: JSON.stringify(payload) },
    inquiry_number: message.number ?? null,
    destination_id: message.destinationId ?? null,
    ...{ created_at: atMs, due_at: atMs },
  };
}

/** Puts mails into the outbox. */
export async function queueMails(
  store: Kysely<Tables>,
  ...mails: Omit<Message, 'lane'>[]
): Promise<void> {
  const rows = mails.map((mail) => toOutboxRow({ ...mail, lane: 'mail' }));
  await store.insertInto('outbox').values(rows).execute();
}

declare module '../../store/tables.ts' {
  interface Tables {
    outbox: OutboxTable;
  }
}
