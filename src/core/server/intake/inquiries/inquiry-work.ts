import type { Selectable, Transaction } from 'kysely';
import type { Clock, Engine, SiteDatabase, Tables } from '#server/store/store.ts';
import { queueInquiries } from '../hand-off/queue-hand-off.ts';
import { releaseParked } from '../mail/outbox-store.ts';
import { queueMails } from '../mail/outbox-tables.ts';
import { changeStage, type OnStageChanged } from './change-stage.ts';
import {
  calledOf,
  findOvertaken,
  recordEvents,
  type Overtaken,
  type ShownInquiries,
  type Worker,
} from './inquiry-events.ts';
import { insertSearchTexts } from './search-texts.ts';
import {
  INQUIRY_EVENT_KINDS,
  type InquiryEventKind,
  type InquiryStage,
  type InquiryWorkRow,
  type SpamVerdict,
} from './inquiry-tables.ts';

/** What an act left undone. */
export type Acted = {
  /** Others did the like with these after the page was made: they stay as they are until somebody says so once more. */
  overtaken: Overtaken[];
  /** Numbers of those that were erased meanwhile. */
  gone: number[];
};

/**
 * Working on inquiries: each act is written into their history with who did it. Acts take several inquiries at once, each
 * as the page of whoever acts showed it; what is as it should be already stays so, and is nobody's to be asked about.
 */
export type InquiryWork = {
  changeStage(shown: ShownInquiries, stage: InquiryStage, by: Worker): Promise<Acted>;
  /**
   * Has somebody look after them, and mails them where somebody else says so.
   * @param to null for nobody
   * @returns null, with nothing done, where their account was removed meanwhile
   */
  assign(shown: ShownInquiries, to: Worker | null, by: Worker): Promise<Acted | null>;
  /** Somebody has opened one. */
  markOpened(number: number, by: Worker): Promise<void>;
  /** @param isRead false: as if nobody had opened them */
  markRead(shown: ShownInquiries, isRead: boolean, by: Worker): Promise<Acted>;
  /** A note takes nothing from anybody: it is added whatever the page showed. */
  addNote(number: number, text: string, by: Worker): Promise<Acted>;
  /** @param atMs when to be reminded, in milliseconds since 1970; null for not at all */
  setFollowUp(shown: ShownInquiries, atMs: number | null, by: Worker): Promise<Acted>;
  markSpam(shown: ShownInquiries, by: Worker): Promise<Acted>;
  /** Takes the tag off, mails them after all and hands them over to the destinations that are on. */
  markGenuine(shown: ShownInquiries, by: Worker): Promise<Acted>;
  /** Tries what could not be delivered again. */
  sendAgain(number: number, by: Worker): Promise<Acted>;
  /** Puts the sender's address right, and sends what could not be delivered there. @param email a valid address */
  correctAddress(shown: ShownInquiries, email: string, by: Worker): Promise<Acted>;
  /** Lets what could not be delivered be: it counts no more as something to be done. */
  leaveUndelivered(number: number, by: Worker): Promise<Acted>;
  /** Deletes them with what waits to be sent about them, unless anybody has worked on them meanwhile. */
  erase(shown: ShownInquiries, by: Worker): Promise<Acted>;
};

type Held = Pick<
  Selectable<InquiryWorkRow>,
  'stage' | 'assignee_id' | 'read_at' | 'follow_up_at'
> & {
  number: number;
  email: string;
  spam_verdict: SpamVerdict;
};

/** One act: who does it and when, in the transaction that also writes it down, on inquiries that it holds. */
type Act = { trx: Transaction<Tables>; by: Worker; atMs: number; held: Held[]; numbers: number[] };

type Acting = {
  shown: ShownInquiries;
  by: Worker;
  /** Whose later events overtake it. */
  kinds: readonly InquiryEventKind[];
  /** Whether one is as it should be already. */
  isSo?: (inquiry: Held) => boolean;
};

/** Opening an inquiry is no work on it. */
const WORK = INQUIRY_EVENT_KINDS.filter((kind) => kind !== 'read' && kind !== 'unread');

const one = (number: number): ShownInquiries => new Map([[number, {}]]);

export function createInquiryWork(parts: {
  database: SiteDatabase;
  clock: Clock;
  /** Whether mail is sent: without, nobody is mailed years later about an assignment. */
  isMailed: boolean;
  onStageChanged: OnStageChanged | null;
  /** Called when something was put into the outbox. */
  onQueued(): void;
}): InquiryWork {
  const { database, clock, isMailed, onStageChanged, onQueued } = parts;

  async function actWithin(
    trx: Transaction<Tables>,
    { shown, by, kinds, isSo }: Acting,
    work: (act: Act) => Promise<unknown>,
  ): Promise<Acted> {
    const rows = await hold(trx, database.engine, [...shown.keys()]);
    const open = isSo ? rows.filter((row) => !isSo(row)) : rows;
    const overtaken = await findOvertaken(trx, numbersOf(open), shown, kinds);
    const left = new Set(overtaken.map(({ number }) => number));
    const held = open.filter(({ number }) => !left.has(number));
    if (held.length > 0) await work({ trx, by, atMs: clock.now(), held, numbers: numbersOf(held) });
    const found = new Set(numbersOf(rows));
    return { overtaken, gone: [...shown.keys()].filter((number) => !found.has(number)) };
  }
  const act = (acting: Acting, work: (act: Act) => Promise<unknown>): Promise<Acted> =>
    database.transaction((trx) => actWithin(trx, acting, work));
  async function actAndSend(acting: Acting, work: (act: Act) => Promise<unknown>): Promise<Acted> {
    const acted = await act(acting, work);
    onQueued();
    return acted;
  }

  return {
    changeStage: (shown, stage, by) =>
      actAndSend(
        { shown, by, kinds: ['stage'], isSo: (inquiry) => inquiry.stage === stage },
        ({ trx, held, atMs }) => changeStage(trx, held, { stage, atMs, by }, onStageChanged),
      ),
    async assign(shown, to, by) {
      const id = to?.id ?? null;
      const acted = await database.transaction(async (trx) => {
        // Before the inquiries: whoever removes an account holds it first, too.
        if (id !== null && !(await holdAccount(trx, database.engine, id))) return null;
        return actWithin(
          trx,
          { shown, by, kinds: ['assigned'], isSo: (inquiry) => inquiry.assignee_id === id },
          (act) => assign(act, to, isMailed),
        );
      });
      onQueued();
      return acted;
    },
    async markOpened(number, by) {
      const isSo = ({ read_at }: Held) => read_at !== null;
      await act({ shown: one(number), by, kinds: [], isSo }, (act) => markRead(act, true));
    },
    markRead: (shown, isRead, by) =>
      act(
        {
          ...{ shown, by, kinds: ['read', 'unread'] },
          isSo: ({ read_at }) => (read_at !== null) === isRead,
        },
        (act) => markRead(act, isRead),
      ),
    addNote: (number, text, by) =>
      act({ shown: one(number), by, kinds: [] }, ({ trx, numbers, atMs }) =>
        recordEvents(trx, numbers, { kind: 'note', by, atMs, detail: { text } }),
      ),
    setFollowUp: (shown, atMs, by) =>
      act(
        { shown, by, kinds: ['follow-up'], isSo: ({ follow_up_at }) => follow_up_at === atMs },
        (act) => setFollowUp(act, atMs),
      ),
    markSpam: (shown, by) =>
      act({ shown, by, ...verdictIs('spam') }, async (act) => {
        await setVerdict(act, 'spam');
        await recordEvents(act.trx, act.numbers, { kind: 'spam', by, atMs: act.atMs });
      }),
    markGenuine: (shown, by) => actAndSend({ shown, by, ...verdictIs('clean') }, markGenuine),
    sendAgain: (number, by) => actAndSend({ shown: one(number), by, kinds: [] }, sendAgain),
    erase: (shown, by) =>
      act({ shown, by, kinds: WORK }, ({ trx, numbers }) =>
        trx.deleteFrom('inquiries').where('number', 'in', numbers).execute(),
      ),
    correctAddress: (shown, email, by) =>
      actAndSend(
        { shown, by, kinds: ['address'], isSo: (inquiry) => inquiry.email === email },
        (act) => correctAddress(act, email),
      ),
    leaveUndelivered: (number, by) => act({ shown: one(number), by, kinds: [] }, leaveUndelivered),
  };
}

const numbersOf = (rows: readonly { number: number }[]) => rows.map(({ number }) => number);

/** Reads inquiries, and lets nobody else work on them until the transaction ends. On SQLite there is one writer anyway. */
async function hold(
  trx: Transaction<Tables>,
  engine: Engine,
  numbers: readonly number[],
): Promise<Held[]> {
  if (numbers.length === 0) return [];
  return trx
    .selectFrom('inquiries')
    .select(['number', 'email', 'stage', 'assignee_id', 'read_at', 'follow_up_at', 'spam_verdict'])
    .where('number', 'in', numbers)
    .orderBy('number')
    .$if(engine === 'postgresql', (query) => query.forUpdate())
    .execute();
}

/** @returns whether there is such an account; it stays until the transaction ends */
async function holdAccount(trx: Transaction<Tables>, engine: Engine, id: string): Promise<boolean> {
  const account = await trx
    .selectFrom('account_users')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgresql', (query) => query.forShare())
    .executeTakeFirst();
  return account !== undefined;
}

async function assign(
  { trx, by, atMs, numbers }: Act,
  to: Worker | null,
  isMailed: boolean,
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ assignee_id: to?.id ?? null })
    .where('number', 'in', numbers)
    .execute();
  const detail = { assignee: to && calledOf(to) };
  await recordEvents(trx, numbers, { kind: 'assigned', by, atMs, detail });
  if (to !== null && to.id !== by.id && isMailed)
    await queueAssignmentMails(trx, numbers, { to, by, atMs });
}

async function markRead({ trx, by, atMs, numbers }: Act, isRead: boolean): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ read_at: isRead ? atMs : null })
    .where('number', 'in', numbers)
    .execute();
  await recordEvents(trx, numbers, { kind: isRead ? 'read' : 'unread', by, atMs });
}

async function setFollowUp(
  { trx, by, atMs, numbers }: Act,
  followUpAtMs: number | null,
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({
      follow_up_at: followUpAtMs,
      follow_up_by: followUpAtMs === null ? null : by.id,
      follow_up_told_at: null,
    })
    .where('number', 'in', numbers)
    .execute();
  const detail = { atMs: followUpAtMs };
  await recordEvents(trx, numbers, { kind: 'follow-up', by, atMs, detail });
}

async function markGenuine(act: Act): Promise<void> {
  const { trx, by, atMs, numbers } = act;
  await setVerdict(act, 'clean');
  await recordEvents(trx, numbers, { kind: 'genuine', by, atMs });
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: atMs, finished_at: null })
    .where('inquiry_number', 'in', numbers)
    .where('state', 'in', ['digest', 'digested'])
    .execute();
  await queueInquiries(trx, numbers, atMs);
}

async function sendAgain({ trx, by, atMs, numbers }: Act): Promise<void> {
  for (const number of numbers)
    if ((await releaseParked(trx, atMs, { inquiry_number: number })) > 0)
      await recordEvents(trx, [number], { kind: 'sent-again', by, atMs });
}

async function correctAddress({ trx, by, atMs, numbers }: Act, email: string): Promise<void> {
  const changed = await trx
    .updateTable('inquiries')
    .set({ email })
    .where('number', 'in', numbers)
    .returningAll()
    .execute();
  await trx.deleteFrom('inquiry_search_texts').where('inquiry_number', 'in', numbers).execute();
  await insertSearchTexts(trx, changed);
  for (const number of numbers)
    await releaseParked(trx, atMs, { inquiry_number: number, kind: 'acknowledgement' });
  await recordEvents(trx, numbers, { kind: 'address', by, atMs });
}

async function leaveUndelivered({ trx, by, atMs, numbers }: Act): Promise<void> {
  const left = await trx
    .updateTable('outbox')
    .set({ state: 'left' })
    .where('inquiry_number', 'in', numbers)
    .where('state', '=', 'parked')
    .executeTakeFirst();
  if (left.numUpdatedRows > 0n) await recordEvents(trx, numbers, { kind: 'left', by, atMs });
}

/** What an act is compared with that says whether inquiries are spam. */
function verdictIs(verdict: SpamVerdict): Pick<Acting, 'kinds' | 'isSo'> {
  return { kinds: ['spam', 'genuine'], isSo: ({ spam_verdict }) => spam_verdict === verdict };
}

async function setVerdict({ trx, numbers }: Act, verdict: SpamVerdict): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ spam_verdict: verdict })
    .where('number', 'in', numbers)
    .execute();
}

async function queueAssignmentMails(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  { to, by, atMs }: { to: Worker; by: Worker; atMs: number },
): Promise<void> {
  const payload = { account: to.id, by: calledOf(by) };
  const mail = { kind: 'assignment-mail', payload, atMs } as const;
  await queueMails(trx, ...numbers.map((number) => ({ ...mail, number })));
}
