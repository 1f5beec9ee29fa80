import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SiteDatabase, Tables } from '#server/store/store.ts';
import {
  type OutboxLane,
  type OutboxRow,
  type OutboxState,
  type InquiryStage,
  findByAddress,
  foldForSearch,
  readShown,
  type ShownEvents,
} from '#server/intake/intake.ts';

/** What the owner asks to see. All of it is optional. */
export type InquirySearch = {
  /** Words anywhere in an inquiry, or its number. */
  text?: string | undefined;
  formType?: string | undefined;
  /** Moments between which it came in, in milliseconds since 1970. */
  fromMs?: number | undefined;
  untilMs?: number | undefined;
  stage?: InquiryStage | undefined;
  /** Id of whoever looks after it; null: nobody. */
  assignee?: string | null | undefined;
  unread?: true | undefined;
  /** With a follow-up at this moment or before, in milliseconds since 1970. */
  followUpByMs?: number | undefined;
  /** genuine: clean and suspect. */
  spam?: 'genuine' | 'suspect' | 'spam' | undefined;
  delivery?: OutboxState | undefined;
};

/** What a line of the list shows as it is stored. */
const LINE = [
  ...(['number', 'received_at', 'form_type', 'name', 'email', 'company', 'about'] as const),
  ...(['about_title', 'spam_verdict', 'stage', 'read_at', 'assignee_id', 'follow_up_at'] as const),
] as const;

export type InquiryLine = Pick<Selectable<Tables['inquiries']>, (typeof LINE)[number]> & {
  excerpt: string;
  parked: boolean;
  /** Something about it is on its way. */
  waiting: boolean;
  shown: ShownEvents;
};

const EARLIER = ['number', 'received_at', 'form_type', 'subject', 'stage', 'spam_verdict'] as const;

export type EarlierInquiry = Pick<Selectable<Tables['inquiries']>, (typeof EARLIER)[number]>;

export type InquiryPage = { lines: InquiryLine[]; total: number; pages: number };

export type Delivery = Pick<
  Selectable<OutboxRow>,
  'id' | 'kind' | 'created_at' | 'due_at' | 'attempts' | 'last_error' | 'finished_at' | 'receipt'
> & {
  /** kept: would be sent, if anything here sent such things. */
  state: OutboxState | 'kept';
  /** What the owner calls the destination it is for; null for mail and the CRM of the settings. */
  destination: string | null;
};

/** The lanes of the outbox that this site works off: mail, the CRM's and the destinations', where they are set up. */
export type SendingLanes = Pick<ReadonlySet<OutboxLane>, 'has'>;

export const INQUIRIES_PER_PAGE = 25;
const EXCERPT = 140;
const EARLIER_SHOWN = 20;

/** Finds inquiries, newest first, a page at a time. @param page from 1 */
export async function searchInquiries(
  database: SiteDatabase,
  search: InquirySearch,
  page: number,
  sending: SendingLanes,
): Promise<InquiryPage> {
  const { query } = database;
  const { numbers, total } = await findPage(database, search, (page - 1) * INQUIRIES_PER_PAGE);
  const rows =
    numbers.length === 0
      ? []
      : await query
          .selectFrom('inquiries')
          .select(LINE)
          .select(sql<string>`substr(message, 1, ${EXCERPT + 1})`.as('start'))
          .where('number', 'in', numbers)
          .orderBy('number', 'desc')
          .execute();
  const [states, shown] = await Promise.all([
    deliveryStates(query, numbers, sending),
    readShown(query, numbers),
  ]);
  const lines = rows.map(({ start, ...row }) => ({
    ...row,
    excerpt: start.length > EXCERPT ? `${start.slice(0, EXCERPT)}…` : start,
    parked: states.get(row.number)?.has('parked') ?? false,
    waiting: states.get(row.number)?.has('waiting') ?? false,
    shown: shown.get(row.number) ?? {},
  }));
  return { lines, total, pages: Math.max(1, Math.ceil(total / INQUIRIES_PER_PAGE)) };
}

/** The numbers of one page, and how many there are on all. */
async function findPage(
  database: SiteDatabase,
  search: InquirySearch,
  start: number,
): Promise<{ numbers: number[]; total: number }> {
  const found = selectFound(database, search);
  const page = found
    .select('inquiries.number')
    .orderBy('inquiries.number', 'desc')
    .limit(INQUIRIES_PER_PAGE)
    .offset(start);
  const count = found.select((eb) => eb.fn.countAll<number>().as('total'));
  if (search.text !== undefined) {
    // Texts are looked through once, for the page and the count.
    const rows = await page.select((eb) => eb.fn.countAll<number>().over().as('total')).execute();
    if (rows.length > 0)
      return { numbers: rows.map(({ number }) => number), total: Number(rows[0]!.total) };
  }
  const [rows, counted] = await Promise.all([page.execute(), count.executeTakeFirstOrThrow()]);
  return { numbers: rows.map(({ number }) => number), total: Number(counted.total) };
}

/** The same inquiries in full, in the order they came, for an export. */
export async function readFound(
  database: SiteDatabase,
  search: InquirySearch,
): Promise<Selectable<Tables['inquiries']>[]> {
  return selectFound(database, search).selectAll('inquiries').orderBy('inquiries.number').execute();
}

/** The other inquiries of the address of an inquiry, newest first. */
export async function readEarlier(
  { query }: SiteDatabase,
  { number, email }: { number: number; email: string },
): Promise<EarlierInquiry[]> {
  return query
    .selectFrom('inquiries')
    .select(EARLIER)
    .where('number', 'in', await findByAddress(query, email))
    .where('number', '<>', number)
    .orderBy('number', 'desc')
    .limit(EARLIER_SHOWN)
    .execute();
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
    .leftJoin('destinations', 'destinations.id', 'outbox.destination_id')
    .select([
      'outbox.id',
      'lane',
      'outbox.kind',
      'state',
      'outbox.created_at',
      'due_at',
      'attempts',
    ])
    .select(['last_error', 'finished_at', 'receipt', 'destinations.name as destination'])
    .where('inquiry_number', '=', number)
    .orderBy('outbox.created_at')
    .orderBy('outbox.kind')
    .orderBy('destinations.name')
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

/**
 * Whether a search text has these letters in it. SQLite looks for a pattern faster than `instr` for a string, and
 * PostgreSQL the other way round. Signs that mean "anything" in a pattern are meant as themselves.
 */
function hasText(engine: SiteDatabase['engine'], asked: string): RawBuilder<boolean> {
  if (engine === 'postgresql') return sql`strpos(text, ${asked}) > 0`;
  const pattern = `*${asked.replaceAll(/[*?[]/gu, '[$&]')}*`;
  return sql`text glob ${pattern}`;
}

function selectFound({ engine, query }: SiteDatabase, search: InquirySearch) {
  const { formType, fromMs, untilMs, stage, spam, delivery } = search;
  const { assignee, unread, followUpByMs } = search;
  const asked = foldForSearch(search.text?.slice(0, 200) ?? '');
  const number = Number(/^(?:no\.?|#)?\s*(\d{1,15})$/u.exec(asked)?.[1] ?? Number.NaN);
  const isNumber = Number.isInteger(number);
  // Only of what no text can hold, such as U+0000.
  const isNowhere = search.text !== undefined && asked === '';
  return query
    .selectFrom('inquiries')
    .$if(isNowhere, (q) => q.where(sql.lit(false)))
    .$if(asked !== '', (q) =>
      q.where('inquiries.number', 'in', (eb) =>
        eb
          .selectFrom('inquiry_search_texts')
          .select('inquiry_number')
          .where(hasText(engine, asked))
          .$if(isNumber, (texts) =>
            texts.unionAll(
              eb
                .selectFrom('inquiries as named')
                .select('named.number as inquiry_number')
                .where('named.number', '=', number),
            ),
          ),
      ),
    )
    .$if(formType !== undefined, (q) => q.where('form_type', '=', formType!))
    .$if(fromMs !== undefined, (q) => q.where('received_at', '>=', fromMs!))
    .$if(untilMs !== undefined, (q) => q.where('received_at', '<', untilMs!))
    .$if(stage !== undefined, (q) => q.where('stage', '=', stage!))
    .$if(assignee === null, (q) => q.where('assignee_id', 'is', null))
    .$if(typeof assignee === 'string', (q) => q.where('assignee_id', '=', assignee!))
    .$if(unread === true, (q) => q.where('read_at', 'is', null))
    .$if(followUpByMs !== undefined, (q) => q.where('follow_up_at', '<=', followUpByMs!))
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
            .select('outbox.inquiry_number')
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
