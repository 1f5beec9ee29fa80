import { randomUUID } from 'node:crypto';
import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Clock, Engine, SiteDatabase, Tables } from '#server/store/store.ts';
import { queueInquiries } from '../hand-off/queue-hand-off.ts';
import { releaseParked } from '../mail/outbox-store.ts';
import { changeStage, type OnStageChanged } from './change-stage.ts';
import { recordEvents, type Worker } from './inquiry-events.ts';
import type { InquiryStage } from './inquiry-tables.ts';

/** Working on inquiries: each act is written into their history with who did it. Acts take several inquiries at once. */
export type InquiryWork = {
  changeStage(numbers: readonly number[], stage: InquiryStage, by: Worker): Promise<void>;
  /** Has somebody look after them, and mails them where somebody else says so. @param to null for nobody */
  assign(numbers: readonly number[], to: Worker | null, by: Worker): Promise<void>;
  /** @param isRead false: as if nobody had opened them */
  markRead(numbers: readonly number[], isRead: boolean, by: Worker): Promise<void>;
  addNote(number: number, text: string, by: Worker): Promise<void>;
  /** @param atMs when to be reminded, in milliseconds since 1970; null for not at all */
  setFollowUp(number: number, atMs: number | null, by: Worker): Promise<void>;
  markSpam(numbers: readonly number[], by: Worker): Promise<void>;
  /** Takes the tag off, mails them after all and hands them over to the destinations that are on. */
  markGenuine(numbers: readonly number[], by: Worker): Promise<void>;
  /** Tries what could not be delivered again. */
  sendAgain(number: number, by: Worker): Promise<void>;
};

/** One act: who does it and when, in the transaction that also writes it down. */
type Act = { trx: Transaction<Tables>; by: Worker; atMs: number };

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

  async function act(by: Worker, work: (act: Act) => Promise<unknown>): Promise<void> {
    await database.transaction((trx) => work({ trx, by, atMs: clock.now() }));
  }
  async function actAndSend(by: Worker, work: (act: Act) => Promise<unknown>): Promise<void> {
    await act(by, work);
    onQueued();
  }

  return {
    changeStage: (numbers, stage, by) =>
      actAndSend(by, ({ trx, ...act }) =>
        changeStage(trx, database.engine, { numbers, stage, ...act }, onStageChanged),
      ),
    assign: (numbers, to, by) => actAndSend(by, (act) => assign(act, numbers, to, isMailed)),
    markRead: (numbers, isRead, by) => act(by, (act) => markRead(act, numbers, isRead)),
    addNote: (number, text, by) => act(by, (act) => addNote(act, number, text, database.engine)),
    setFollowUp: (number, atMs, by) => act(by, (act) => setFollowUp(act, number, atMs)),
    markSpam: (numbers, by) => act(by, (act) => markSpam(act, numbers)),
    markGenuine: (numbers, by) => actAndSend(by, (act) => markGenuine(act, numbers)),
    sendAgain: (number, by) => actAndSend(by, (act) => sendAgain(act, number)),
  };
}

async function assign(
  { trx, by, atMs }: Act,
  numbers: readonly number[],
  to: Worker | null,
  isMailed: boolean,
): Promise<void> {
  const id = to?.id ?? null;
  const changed = await touched(
    trx
      .updateTable('inquiries')
      .set({ assignee_id: id })
      .where('number', 'in', numbers)
      .where('assignee_id', 'is distinct from', id),
  );
  const detail = { assignee: to?.email ?? null };
  await recordEvents(trx, changed, { kind: 'assigned', by, atMs, detail });
  if (to !== null && to.id !== by.id && isMailed)
    await queueAssignmentMails(trx, changed, { to, by, atMs });
}

async function markRead(
  { trx, by, atMs }: Act,
  numbers: readonly number[],
  isRead: boolean,
): Promise<void> {
  const changed = await touched(
    trx
      .updateTable('inquiries')
      .set({ read_at: isRead ? atMs : null })
      .where('number', 'in', numbers)
      .where('read_at', isRead ? 'is' : 'is not', null),
  );
  await recordEvents(trx, changed, { kind: isRead ? 'read' : 'unread', by, atMs });
}

async function addNote(
  { trx, by, atMs }: Act,
  number: number,
  text: string,
  engine: Engine,
): Promise<void> {
  const found = await trx
    .selectFrom('inquiries')
    .select('number')
    .where('number', '=', number)
    .$if(engine === 'postgresql', (query) => query.forKeyShare())
    .execute();
  const numbers = found.map((row) => row.number);
  await recordEvents(trx, numbers, { kind: 'note', by, atMs, detail: { text } });
}

async function setFollowUp(
  { trx, by, atMs }: Act,
  number: number,
  followUpAtMs: number | null,
): Promise<void> {
  const changed = await touched(
    trx
      .updateTable('inquiries')
      .set({
        follow_up_at: followUpAtMs,
        follow_up_by: followUpAtMs === null ? null : by.id,
        follow_up_told_at: null,
      })
      .where('number', '=', number)
      .where('follow_up_at', 'is distinct from', followUpAtMs),
  );
  const detail = { atMs: followUpAtMs };
  await recordEvents(trx, changed, { kind: 'follow-up', by, atMs, detail });
}

async function markSpam({ trx, by, atMs }: Act, numbers: readonly number[]): Promise<void> {
  const changed = await setVerdict(trx, numbers, 'spam');
  await recordEvents(trx, changed, { kind: 'spam', by, atMs });
}

async function markGenuine({ trx, by, atMs }: Act, numbers: readonly number[]): Promise<void> {
  const changed = await setVerdict(trx, numbers, 'clean');
  await recordEvents(trx, changed, { kind: 'genuine', by, atMs });
  await trx
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: atMs, finished_at: null })
    .where('inquiry_number', 'in', numbers)
    .where('state', 'in', ['digest', 'digested'])
    .execute();
  await queueInquiries(trx, changed, atMs);
}

async function sendAgain({ trx, by, atMs }: Act, number: number): Promise<void> {
  if ((await releaseParked(trx, atMs, { inquiry_number: number })) > 0)
    await recordEvents(trx, [number], { kind: 'sent-again', by, atMs });
}

function setVerdict(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  verdict: 'spam' | 'clean',
): Promise<number[]> {
  return touched(
    trx
      .updateTable('inquiries')
      .set({ spam_verdict: verdict })
      .where('number', 'in', numbers)
      .where('spam_verdict', '<>', verdict),
  );
}

/** Runs a change and answers which inquiries it changed. */
async function touched(
  change: UpdateQueryBuilder<Tables, 'inquiries', 'inquiries', UpdateResult>,
): Promise<number[]> {
  const rows = await change.returning('number').execute();
  return rows.map(({ number }) => number);
}

async function queueAssignmentMails(
  trx: Transaction<Tables>,
  numbers: readonly number[],
  { to, by, atMs }: { to: Worker; by: Worker; atMs: number },
): Promise<void> {
  if (numbers.length === 0) return;
  const payload = JSON.stringify({ account: to.id, by: by.name || by.email });
  await trx
    .insertInto('outbox')
    .values(
      numbers.map((number) => ({
        id: randomUUID(),
        lane: 'mail' as const,
        kind: 'assignment-mail' as const,
        inquiry_number: number,
        payload,
        state: 'waiting' as const,
        created_at: atMs,
        due_at: atMs,
        attempts: 0,
        refusals: 0,
        ambiguous: 0,
      })),
    )
    .execute();
}
