import { sql, type Selectable } from 'kysely';
import type { SiteDatabase } from '#server/store/store.ts';
import {
  type OutboxLane,
  type OutboxRow,
  type OutboxState,
  type InquiryRow,
  foldForSearch,
} from '#server/intake/intake.ts';

/** What the owner asks to see. All of it is optional. */
export type InquirySearch = {
  /** Words anywhere in an inquiry, or its number. */
  text?: string | undefined;
  formType?: string | undefined;
  /** Moments between which it came in, in milliseconds since 1970. */
  fromMs?: number | undefined;
  untilMs?: number | undefined;
  state?: 'open' | 'handled' | undefined;
  /** genuine: clean and suspect. */
  spam?: 'genuine' | 'suspect' | 'spam' | undefined;
  delivery?: OutboxState | undefined;
};

export type InquiryLine = Pick<
  Selectable<InquiryRow>,
  | 'number'
  | 'received_at'
  | 'form_type'
  | 'name'
  | 'email'
  | 'company'
  | 'spam_verdict'
  | 'handled_at'
> & {
  excerpt: string;
  parked: boolean;
  /** Something about it is on its way. */
  waiting: boolean;
  /** Something about it is to be sent, and nothing here sends such things. */
  kept: boolean;
};

export type InquiryPage = { lines: InquiryLine[]; total: number; pages: number };

export type Delivery = Pick<
  Selectable<OutboxRow>,
  'id' | 'kind' | 'created_at' | 'due_at' | 'attempts' | 'last_error' | 'finished_at' | 'receipt'
> & {
  /** kept: would be sent, if anything here sent such things. */
  state: OutboxState | 'kept';
};

/** The lanes of the outbox that this site works off: mail and the CRM's, where they are set up. */
export type SendingLanes = ReadonlySet<OutboxLane>;

export const INQUIRIES_PER_PAGE = 25;
const EXCERPT = 140;

/** Finds inquiries, newest first, a page at a time. @param page from 1 */
export async function searchInquiries(
  { query }: SiteDatabase,
  search: InquirySearch,
  page: number,
  sending: SendingLanes,
): Promise<InquiryPage> {
  // The texts are looked through once, for the count and for the page.
  const found = await selectFound(query, search)
    .select('inquiries.number')
    .orderBy('inquiries.number', 'desc')
    .execute();
  const total = found.length;
  const start = (page - 1) * INQUIRIES_PER_PAGE;
  const numbers = found.slice(start, start + INQUIRIES_PER_PAGE).map(({ number }) => number);
  const rows =
    numbers.length === 0
      ? []
      : await query
          .selectFrom('inquiries')
          .select(['number', 'received_at', 'form_type', 'name', 'email', 'company'])
          .select(['spam_verdict', 'handled_at'])
          .select(sql<string>`substr(message, 1, ${EXCERPT + 1})`.as('start'))
          .where('number', 'in', numbers)
          .orderBy('number', 'desc')
          .execute();
  const states = await deliveryStates(
    query,
    rows.map(({ number }) => number),
    sending,
  );
  const lines = rows.map(({ start, ...row }) => ({
    ...row,
    excerpt: start.length > EXCERPT ? `${start.slice(0, EXCERPT)}…` : start,
    parked: states.get(row.number)?.has('parked') ?? false,
    waiting: states.get(row.number)?.has('waiting') ?? false,
    kept: states.get(row.number)?.has('kept') ?? false,
  }));
  return { lines, total, pages: Math.max(1, Math.ceil(total / INQUIRIES_PER_PAGE)) };
}

/** The same inquiries in full, in the order they came, for an export. */
export async function readFound(
  { query }: SiteDatabase,
  search: InquirySearch,
): Promise<Selectable<InquiryRow>[]> {
  return selectFound(query, search).selectAll('inquiries').orderBy('inquiries.number').execute();
}

/** The form types that inquiries came by. */
export async function listFormTypes({ query }: SiteDatabase): Promise<string[]> {
  const rows = await query
    .selectFrom('inquiries')
    .select('form_type')
    .distinct()
    .orderBy('form_type')
    .limit(100)
    .execute();
  return rows.map(({ form_type }) => form_type);
}

/** What was sent about an inquiry, in the order it was asked for. */
export async function readDeliveries(
  { query }: SiteDatabase,
  number: number,
  sending: SendingLanes,
): Promise<Delivery[]> {
  const rows = await query
    .selectFrom('outbox')
    .select(['id', 'lane', 'kind', 'state', 'created_at', 'due_at', 'attempts'])
    .select(['last_error', 'finished_at', 'receipt'])
    .where('inquiry_number', '=', number)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return rows.map(({ lane, ...row }) => ({ ...row, state: shownState(lane, row.state, sending) }));
}

/** What waits for a carrier that is not set up is kept here: nobody tries to send it. */
function shownState(
  lane: OutboxLane,
  state: OutboxState,
  sending: SendingLanes,
): Delivery['state'] {
  return (state === 'waiting' || state === 'digest') && !sending.has(lane) ? 'kept' : state;
}

function selectFound(query: SiteDatabase['query'], search: InquirySearch) {
  const { formType, fromMs, untilMs, state, spam, delivery } = search;
  const asked = foldForSearch(search.text?.slice(0, 200) ?? '');
  const number = Number(/^(?:no\.?|#)?\s*(\d{1,15})$/u.exec(asked)?.[1] ?? Number.NaN);
  const isNumber = Number.isInteger(number);
  // The signs that mean "anything" in a pattern are meant as themselves.
  const pattern = `%${asked.replaceAll(/[\\%_]/gu, '\\$&')}%`;
  return query
    .selectFrom('inquiries')
    .$if(asked !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb(
            'inquiries.number',
            'in',
            eb
              .selectFrom('inquiry_search_texts')
              .select('inquiry_number')
              .where(sql<boolean>`text like ${pattern} escape '\\'`),
          ),
          ...(isNumber ? [eb('inquiries.number', '=', number)] : []),
        ]),
      ),
    )
    .$if(formType !== undefined, (q) => q.where('form_type', '=', formType!))
    .$if(fromMs !== undefined, (q) => q.where('received_at', '>=', fromMs!))
    .$if(untilMs !== undefined, (q) => q.where('received_at', '<', untilMs!))
    .$if(state === 'open', (q) => q.where('handled_at', 'is', null))
    .$if(state === 'handled', (q) => q.where('handled_at', 'is not', null))
    .$if(spam === 'genuine', (q) =>
      q.where((eb) =>
        eb.or([
          eb('spam_verdict', '<>', 'spam'),
          // Whoever names an inquiry by its number means that one, wherever it was put.
          ...(isNumber ? [eb('inquiries.number', '=', number)] : []),
        ]),
      ),
    )
    .$if(spam === 'suspect' || spam === 'spam', (q) =>
      q.where('spam_verdict', '=', spam as 'suspect' | 'spam'),
    )
    .$if(delivery !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.inquiry_number', '=', 'inquiries.number')
            .where('outbox.state', '=', delivery!),
        ),
      ),
    );
}

async function deliveryStates(
  query: SiteDatabase['query'],
  numbers: number[],
  sending: SendingLanes,
): Promise<Map<number, Set<Delivery['state']>>> {
  if (numbers.length === 0) return new Map();
  const rows = await query
    .selectFrom('outbox')
    .select(['inquiry_number', 'lane', 'state'])
    .where('inquiry_number', 'in', numbers)
    .execute();
  const groups = Map.groupBy(rows, ({ inquiry_number }) => Number(inquiry_number));
  return new Map(
    [...groups].map(([number, found]) => [
      number,
      new Set(found.map(({ lane, state }) => shownState(lane, state, sending))),
    ]),
  );
}
