import type { Selectable } from 'kysely';
import type { Clock, SiteDatabase } from '#server/store/store.ts';
import type { OutboxRow, OutboxState } from '../mail/outbox-tables.ts';
import type { InquiryRow, SpamVerdict } from './inquiry-tables.ts';
import { releaseParked } from '../mail/outbox-store.ts';

export type StoredInquiry = Selectable<InquiryRow>;

/** What the owner sees of one inquiry, with what became of its mails. */
export type InboxEntry = StoredInquiry & {
  deliveries: Pick<
    OutboxRow,
    'id' | 'kind' | 'state' | 'attempts' | 'last_error' | 'finished_at'
  >[];
};

export type InboxFilter = {
  verdict?: SpamVerdict;
  /** Only those with a delivery in this state, such as parked. */
  delivery?: OutboxState;
  /** Only those not marked as dealt with. */
  open?: boolean;
  /** Only numbers below this one: the next page. */
  before?: number;
  limit?: number;
};

const PAGE = 50;

/** The owner's sight of the inquiries: list, read, mark, send again, export. */
export function createOwnerInbox(parts: {
  database: SiteDatabase;
  clock: Clock;
  onReleased(): void;
}) {
  const { database, clock, onReleased } = parts;
  const { query } = database;

  async function withDeliveries(rows: StoredInquiry[]): Promise<InboxEntry[]> {
    if (rows.length === 0) return [];
    const deliveries = await query
      .selectFrom('outbox')
      .select(['id', 'kind', 'state', 'attempts', 'last_error', 'finished_at', 'inquiry_number'])
      .where(
        'inquiry_number',
        'in',
        rows.map(({ number }) => number),
      )
      .execute();
    const byNumber = Map.groupBy(deliveries, (row) => row.inquiry_number);
    return rows.map((row) => ({
      ...row,
      deliveries: (byNumber.get(row.number) ?? []).map(({ inquiry_number: _, ...rest }) => rest),
    }));
  }

  return {
    /** Newest first. */
    async list(filter: InboxFilter = {}): Promise<InboxEntry[]> {
      const { verdict, delivery, open, before } = filter;
      const rows = await query
        .selectFrom('inquiries')
        .selectAll()
        .$if(verdict !== undefined, (q) => q.where('spam_verdict', '=', verdict!))
        .$if(open === true, (q) => q.where('handled_at', 'is', null))
        .$if(before !== undefined, (q) => q.where('number', '<', before!))
        .$if(delivery !== undefined, (q) =>
          q.where('number', 'in', (eb) =>
            eb
              .selectFrom('outbox')
              .select('inquiry_number')
              .where('inquiry_number', 'is not', null)
              .where('state', '=', delivery!)
              .$castTo<{ inquiry_number: number }>(),
          ),
        )
        .orderBy('number', 'desc')
        .limit(Math.min(filter.limit ?? PAGE, 500))
        .execute();
      return withDeliveries(rows);
    },

    async read(number: number): Promise<InboxEntry | null> {
      const row = await query
        .selectFrom('inquiries')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
      return row ? (await withDeliveries([row]))[0]! : null;
    },

    /** How many inquiries stand how, for the head of the inbox. */
    async counts(): Promise<{ open: number; spam: number; parked: number; waiting: number }> {
      const inquiries = await query
        .selectFrom('inquiries')
        .select((eb) => ['spam_verdict', eb.fn.countAll<number>().as('count')])
        .where('handled_at', 'is', null)
        .groupBy('spam_verdict')
        .execute();
      const outbox = await query
        .selectFrom('outbox')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .where('state', 'in', ['waiting', 'parked'])
        .groupBy('state')
        .execute();
      const of = (verdict: SpamVerdict) =>
        Number(inquiries.find((row) => row.spam_verdict === verdict)?.count ?? 0);
      const state = (name: OutboxState) =>
        Number(outbox.find((row) => row.state === name)?.count ?? 0);
      return {
        open: of('clean') + of('suspect'),
        spam: of('spam'),
        parked: state('parked'),
        waiting: state('waiting'),
      };
    },

    async markHandled(number: number, handled: boolean): Promise<void> {
      await query
        .updateTable('inquiries')
        .set({ handled_at: handled ? clock.now() : null })
        .where('number', '=', number)
        .execute();
    },

    /** Takes the tag off and mails it after all. */
    async markGenuine(number: number): Promise<void> {
      await database.transaction(async (trx) => {
        await trx
          .updateTable('inquiries')
          .set({ spam_verdict: 'clean' })
          .where('number', '=', number)
          .execute();
        await trx
          .updateTable('outbox')
          .set({ state: 'waiting', due_at: clock.now(), finished_at: null })
          .where('inquiry_number', '=', number)
          .where('state', 'in', ['digest', 'digested'])
          .execute();
      });
      onReleased();
    },

    async markSpam(number: number): Promise<void> {
      await query
        .updateTable('inquiries')
        .set({ spam_verdict: 'spam' })
        .where('number', '=', number)
        .execute();
    },

    /** Sends parked messages again: one, or all. @returns how many */
    async sendParkedAgain(outboxId?: string): Promise<number> {
      const count = await releaseParked(database, clock.now(), outboxId);
      onReleased();
      return count;
    },
  };
}

export type OwnerInbox = ReturnType<typeof createOwnerInbox>;
