import type { Selectable } from 'kysely';
import { columnOf, INQUIRY_FIELDS, INQUIRY_FIELD_NAMES } from '#content/contact/inquiry-fields.ts';
import { englishWording } from '#copy/wordings.ts';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import {
  type InquiryEvent,
  type InquiryWork,
  type InboxCounts,
  countOpen,
  projectText,
  readEvents,
  readNotes,
  type InquiryService,
  toCsv,
  toShown,
  type ShownEvents,
  type CsvOptions,
  type CsvValue,
} from '#server/intake/intake.ts';
import {
  listFormTypes,
  readDeliveries,
  readEarlier,
  readFound,
  searchInquiries,
  type Delivery,
  type EarlierInquiry,
  type InquiryPage,
  type InquirySearch,
} from './search-inquiries.ts';

type StoredInquiry = Selectable<Tables['inquiries']>;

export type InquiryInFull = StoredInquiry & {
  deliveries: Delivery[];
  /** What was done with it, newest first. */
  events: InquiryEvent[];
  shown: ShownEvents;
  /** Others of the same email address, newest first. */
  others: EarlierInquiry[];
};

/** The owner's work with inquiries: find, read, work on, export, erase. */
export type OwnerInquiries = {
  /** Whether mail is set up. */
  isMailed: boolean;
  search(search: InquirySearch, page: number): Promise<InquiryPage>;
  formTypes(): Promise<string[]>;
  counts(): Promise<InboxCounts>;
  /** How many are open, for the menu: one query. */
  countOpen(): Promise<number>;
  read(number: number): Promise<InquiryInFull | null>;
  /** Moving them on; each act is written into their history. */
  work: InquiryWork;
  exportCsv(search: InquirySearch, options: CsvOptions): Promise<{ csv: string; count: number }>;
} & Pick<InquiryService, 'eraseByEmail'>;

type ExportedColumn = [head: string, (row: StoredInquiry, facts: ExportFacts) => CsvValue];

const EXPORTED: readonly ExportedColumn[] = [
  ['number', (row) => row.number],
  ['received', (row) => ({ moment: row.received_at })],
  ['form', (row) => row.form_type],
  ...INQUIRY_FIELD_NAMES.map((name): ExportedColumn => {
    const column = columnOf(name);
    const isPhone = INQUIRY_FIELDS[name].kind === 'tel';
    return [column.replaceAll('_', ' '), (row) => (isPhone ? { phone: row[column] } : row[column])];
  }),
  ['page', (row) => row.location],
  ['verdict', (row) => row.spam_verdict],
  ['about', (row) => row.about],
  ['about title', (row) => row.about_title],
  ['landing page', (row) => row.landing_page],
  ['came from', (row) => row.referrer_host],
  ['campaign source', (row) => row.campaign_source],
  ['campaign medium', (row) => row.campaign_medium],
  ['campaign name', (row) => row.campaign_name],
  ['campaign term', (row) => row.campaign_term],
  ['campaign content', (row) => row.campaign_content],
  ['project list', (row) => projectText(englishWording, row.project)],
  ['stage', (row) => row.stage],
  ['stage since', (row) => ({ moment: row.stage_changed_at })],
  ['assignee', (row, { emails }) => emails.get(row.assignee_id ?? '') ?? ''],
  ['follow-up', (row) => ({ moment: row.follow_up_at })],
  ['notes', (row, { notes }) => notes.get(row.number) ?? ''],
  ['consent', (row) => row.consent],
];

type ExportFacts = {
  /** Addresses of accounts, by id. */
  emails: ReadonlyMap<string, string>;
  /** By the number of the inquiry. */
  notes: ReadonlyMap<number, string>;
};

export function createOwnerInquiries(
  database: SiteDatabase,
  {
    counts,
    work,
    isMailed,
    sending,
    eraseByEmail,
  }: Pick<InquiryService, 'counts' | 'work' | 'isMailed' | 'sending' | 'eraseByEmail'>,
): OwnerInquiries {
  return {
    isMailed,
    search: (search, page) => searchInquiries(database, search, page, sending),
    formTypes: () => listFormTypes(database),
    counts,
    countOpen: () => countOpen(database.query),
    async read(number) {
      const row = await database.query
        .selectFrom('inquiries')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
      if (!row) return null;
      const [deliveries, histories, others] = await Promise.all([
        readDeliveries(database, number, sending),
        readEvents(database.query, [number]),
        readEarlier(database, row),
      ]);
      const events = histories.get(number) ?? [];
      return { ...row, deliveries, events, shown: toShown(events), others };
    },
    work,
    async exportCsv(search, options) {
      const rows = await readFound(database, search);
      const accounts = await database.query
        .selectFrom('account_users')
        .select(['id', 'email'])
        .execute();
      const emails = new Map(accounts.map(({ id, email }) => [id, email]));
      const notes = await readNotes(database.query, rows, options.timeZone ?? 'UTC');
      const facts = { emails, notes };
      const csv = toCsv(
        EXPORTED.map(([head]) => head),
        rows.map((row) => EXPORTED.map(([, cell]) => cell(row, facts))),
        options,
      );
      return { csv, count: rows.length };
    },
    eraseByEmail,
  };
}
