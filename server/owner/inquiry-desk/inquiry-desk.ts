import type { Selectable } from 'kysely';
import type { SiteDatabase } from '#server/store/store.ts';
import {
  type InquiryRow,
  type OwnerInbox,
  eraseByEmail,
  type InquiryService,
  zonedIso,
  toCsv,
} from '#server/intake/intake.ts';
import {
  listFormTypes,
  readDeliveries,
  readFound,
  searchInquiries,
  type Delivery,
  type InquiryPage,
  type InquirySearch,
} from './search-inquiries.ts';

type InquiryInFull = Selectable<InquiryRow> & { deliveries: Delivery[] };

/** The owner's work with inquiries: find, read, mark, send again, export, erase. */
export type InquiryDesk = {
  /** Whether mail is set up. */
  isMailed: boolean;
  search(search: InquirySearch, page: number): Promise<InquiryPage>;
  formTypes(): Promise<string[]>;
  counts: OwnerInbox['counts'];
  read(number: number): Promise<InquiryInFull | null>;
  markHandled: OwnerInbox['markHandled'];
  markGenuine: OwnerInbox['markGenuine'];
  markSpam: OwnerInbox['markSpam'];
  /** @param outboxId one parked delivery; all of them when left out */
  sendAgain: OwnerInbox['sendParkedAgain'];
  /** @param timeZone whose offset its moments bear */
  exportCsv(search: InquirySearch, timeZone: string): Promise<{ csv: string; count: number }>;
  /** Deletes one inquiry with what waits to be sent about it. @returns whether there was one */
  erase(number: number): Promise<boolean>;
  eraseByEmail(email: string): Promise<{ inquiries: number; subscriptions: number }>;
};

const EXPORTED = [
  ['number', (row) => row.number],
  ['received', (row, timeZone) => zonedIso(row.received_at, timeZone)],
  ['form', (row) => row.form_type],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['phone', (row) => row.phone],
  ['company', (row) => row.company],
  ['subject', (row) => row.subject],
  ['message', (row) => row.message],
  ['page', (row) => row.location],
  ['verdict', (row) => row.spam_verdict],
  [
    'handled',
    (row, timeZone) => (row.handled_at === null ? '' : zonedIso(row.handled_at, timeZone)),
  ],
] as const satisfies [string, (row: Selectable<InquiryRow>, timeZone: string) => string | number][];

export function createInquiryDesk(
  database: SiteDatabase,
  { inbox, isMailed, sending }: Pick<InquiryService, 'inbox' | 'isMailed' | 'sending'>,
): InquiryDesk {
  return {
    isMailed,
    search: (search, page) => searchInquiries(database, search, page, sending),
    formTypes: () => listFormTypes(database),
    counts: inbox.counts,
    async read(number) {
      const row = await database.query
        .selectFrom('inquiries')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
      return row ? { ...row, deliveries: await readDeliveries(database, number, sending) } : null;
    },
    markHandled: inbox.markHandled,
    markGenuine: inbox.markGenuine,
    markSpam: inbox.markSpam,
    sendAgain: inbox.sendParkedAgain,
    async exportCsv(search, timeZone) {
      const rows = await readFound(database, search);
      const csv = toCsv(
        EXPORTED.map(([head]) => head),
        rows.map((row) => EXPORTED.map(([, cell]) => cell(row, timeZone))),
      );
      return { csv, count: rows.length };
    },
    async erase(number) {
      const gone = await database.query
        .deleteFrom('inquiries')
        .where('number', '=', number)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    },
    eraseByEmail: (email) => eraseByEmail(database, email),
  };
}
