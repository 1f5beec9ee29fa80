import { describe, expect, test } from 'vitest';
import { systemClock } from '#server/store/clock.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { addAccount, shownNow } from '#tests/support/shown-inquiries.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { adoptHandledMarks, type OnStageChanged } from './change-stage.ts';
import { readEvents, type ShownInquiries } from './inquiry-events.ts';
import type { InquiryEventKind, InquiryStage } from './inquiry-tables.ts';
import { createInquiryWork, type Acted } from './inquiry-work.ts';
import { eraseByEmail, exportByEmail } from './personal-data.ts';
import { personalInquiries } from './personal-inquiries.ts';
import { followUpKey, queueFollowUps } from '../mail/queue-follow-ups.ts';

const ADA = { id: 'ada', email: 'ada@example.com', name: 'Ada' };
const BEN = { id: 'ben', email: 'ben@example.com', name: 'Ben' };
const NOW = 1_700_000_000_000;

describeOnEachEngine('working on inquiries', (stores) => {
  let keys = 0;
  const store = async (database: SiteDatabase, fields: Record<string, unknown> = {}) => {
    keys += 1;
    const { number } = await database.query
      .insertInto('inquiries')
      .values({
        idempotency_key: `key-${keys}`,
        content_hash: `hash-${keys}`,
        received_at: NOW - 1_000,
        form_type: 'Contact Page Form',
        name: 'Vera',
        email: 'Vera@example.com',
        phone: '',
        company: '',
        subject: '',
        message: 'Hello',
        location: '',
        consent: '',
        sent_by: 'script',
        spam_verdict: 'clean',
        spam_score: 0,
        spam_reasons: '[]',
        ...fields,
      } as never)
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  };
  const open = async (given: { isMailed?: boolean; onStageChanged?: OnStageChanged } = {}) => {
    const database = await stores.open();
    for (const account of [ADA, BEN]) await addAccount(database, account);
    const clock = { ...systemClock, now: () => NOW };
    const seen = (...numbers: number[]) => shownNow(database, numbers);
    const work = createInquiryWork({
      ...{ database, clock, onQueued: () => undefined },
      isMailed: given.isMailed ?? true,
      onStageChanged: given.onStageChanged ?? null,
    });
    const row = (number: number) =>
      database.query
        .selectFrom('inquiries')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
    const mails = () =>
      database.query.selectFrom('outbox').select(['id', 'kind', 'payload']).orderBy('id').execute();
    const told = async (number: number) =>
      ((await readEvents(database.query, [number])).get(number) ?? []).map(
        ({ kind, by, detail }) => ({
          ...{ kind, by },
          ...detail,
        }),
      );
    return { database, clock, work, seen, row, mails, told };
  };

  test('a stage has its moment and who, tells the hook in its transaction, and keeps the former mark', async () => {
    const changes: unknown[] = [];
    const { database, work, row, told, seen } = await open({
      async onStageChanged(trx, { by, ...change }) {
        const { stage } = await trx
          .selectFrom('inquiries')
          .select('stage')
          .where('number', '=', change.number)
          .executeTakeFirstOrThrow();
        changes.push([change, by.email, stage]);
      },
    });
    const [first, second] = [await store(database), await store(database)];
    await work.changeStage(await seen(first, second, 9_999), 'quoted', ADA);
    await work.changeStage(await seen(first), 'quoted', BEN);
    expect(await row(first)).toMatchObject({
      ...{ stage: 'quoted', stage_changed_at: NOW, handled_at: NOW },
    });
    expect(await told(first)).toEqual([{ kind: 'stage', by: ADA.name, from: 'new', to: 'quoted' }]);
    expect(changes).toEqual(
      [first, second].map((number) => [
        { number, stage: 'quoted', atMs: NOW },
        ADA.email,
        'quoted',
      ]),
    );
    await work.changeStage(await seen(first), 'new', BEN);
    expect(await row(first)).toMatchObject({ stage: 'new', handled_at: null });
  });

  test('a hook that fails leaves the stage as it was', async () => {
    const { database, work, row, told, seen } = await open({
      onStageChanged: () => Promise.reject(new Error('no room')),
    });
    const number = await store(database);
    await expect(work.changeStage(await seen(number), 'won', ADA)).rejects.toThrow('no room');
    expect(await row(number)).toMatchObject({ stage: 'new' });
    expect(await told(number)).toEqual([]);
  });

  test('marks of a version without stages are taken over, both ways', async () => {
    const { database, row } = await open();
    const handled = await store(database, { handled_at: 5 });
    const reopened = await store(database, { stage: 'won', handled_at: null });
    await adoptHandledMarks(database);
    expect(await row(handled)).toMatchObject({ stage: 'contacted', stage_changed_at: 5 });
    expect(await row(reopened)).toMatchObject({ stage: 'new' });
  });

  test('whoever gets an inquiry from somebody else is mailed; nobody is without mail or by their own act', async () => {
    const { database, work, mails, told, row, seen } = await open();
    const [first, second] = [await store(database), await store(database)];
    await work.assign(await seen(first), ADA, ADA);
    expect(await mails()).toEqual([]);
    await work.assign(await seen(first, second), BEN, ADA);
    await work.assign(await seen(first, second), BEN, ADA);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]).toMatchObject({
      kind: 'assignment-mail',
      payload: JSON.stringify({ account: 'ben', by: 'Ada' }),
    });
    await work.assign(await seen(second), null, BEN);
    expect(await row(second)).toMatchObject({ assignee_id: null });
    expect((await told(second)).map(({ assignee }) => assignee)).toEqual(
      expect.arrayContaining([null, BEN.name]),
    );
    const silent = await open({ isMailed: false });
    await silent.work.assign(await seen(await store(silent.database)), BEN, ADA);
    expect(await silent.mails()).toEqual([]);
  });

  test('who opens it first has read it; marked as unread it is again', async () => {
    const { database, work, row, told, seen } = await open();
    const number = await store(database);
    await work.markRead(await seen(number), true, ADA);
    await work.markRead(await seen(number), true, BEN);
    expect(await row(number)).toMatchObject({ read_at: NOW });
    expect(await told(number)).toEqual([{ kind: 'read', by: ADA.name }]);
    await work.markRead(await seen(number), false, BEN);
    expect(await row(number)).toMatchObject({ read_at: null });
  });

  test('a follow-up that is due is mailed once, however many processes look, and again for another date', async () => {
    const { database, clock, work, mails, seen } = await open();
    const other = await stores.openAgain(database);
    const [owned, unowned, later] = [
      await store(database),
      await store(database),
      await store(database),
    ];
    await work.assign(await seen(owned), BEN, BEN);
    await work.setFollowUp(await seen(owned), NOW - 5, ADA);
    await work.setFollowUp(await seen(unowned), NOW, ADA);
    await work.setFollowUp(await seen(later), NOW + 1, ADA);
    const queued = await Promise.all(
      [database, other, database].map((store) => queueFollowUps(store, clock)),
    );
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await queueFollowUps(database, clock)).toBe(0);
    const sent = await mails();
    expect(sent.map(({ id }) => id).sort()).toEqual(
      [followUpKey(owned, NOW - 5), followUpKey(unowned, NOW)].sort(),
    );
    expect(sent.map(({ payload }) => JSON.parse(payload).account).sort()).toEqual(['ada', 'ben']);
    await work.setFollowUp(await seen(unowned), NOW - 1, ADA);
    expect(await queueFollowUps(database, clock)).toBe(1);
    await work.setFollowUp(await seen(later), null, ADA);
    expect(await queueFollowUps(database, { ...clock, now: () => NOW + 10 })).toBe(0);
  });

  test('notes and events are handed over with a person’s data, and go with it', async () => {
    const { database, work } = await open();
    const number = await store(database);
    await work.addNote(number, 'Called back, likes lockers.', ADA);
    await work.addNote(9_999, 'Of none.', ADA);
    const held = await exportByEmail(database, 'vera@example.com', [personalInquiries]);
    expect(held.inquiries).toMatchObject([
      { events: [{ kind: 'note', by: ADA.email, text: 'Called back, likes lockers.' }] },
    ]);
    await eraseByEmail(database, 'vera@example.com', [personalInquiries]);
    expect(await database.query.selectFrom('inquiry_events').select('id').execute()).toEqual([]);
  });

  // Seen failing without releasing what was parked, and with `parked` left as it was.
  test('an address is corrected, and what was not delivered is sent or left', async () => {
    const { database, work, seen, row } = await open();
    const [corrected, left] = [await store(database), await store(database)];
    const parked = (number: number, kind: 'acknowledgement' | 'owner-mail') => ({
      ...{ id: `${number} ${kind}`, lane: 'mail' as const, kind, inquiry_number: number },
      ...{ payload: '{}', state: 'parked' as const, created_at: NOW, due_at: NOW },
      ...{ attempts: 1, refusals: 1, ambiguous: 0, last_error: '550 5.1.1', finished_at: NOW },
    });
    await database.query
      .insertInto('outbox')
      .values([
        parked(corrected, 'acknowledgement'),
        parked(corrected, 'owner-mail'),
        parked(left, 'acknowledgement'),
      ])
      .execute();
    await work.correctAddress(await seen(corrected), 'vera@example.org', ADA);
    await work.leaveUndelivered(left, BEN);
    expect((await row(corrected))?.email).toBe('vera@example.org');
    const states = await database.query
      .selectFrom('outbox')
      .select(['id', 'state'])
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: `${corrected} acknowledgement`, state: 'waiting' },
      { id: `${corrected} owner-mail`, state: 'parked' },
      { id: `${left} acknowledgement`, state: 'left' },
    ]);
    const text = await database.query
      .selectFrom('inquiry_search_texts')
      .select('text')
      .where('inquiry_number', '=', corrected)
      .executeTakeFirst();
    expect(text?.text).toContain('vera@example.org');
    const events = await readEvents(database.query, [corrected, left]);
    expect(events.get(corrected)).toMatchObject([{ kind: 'address' }]);
    expect(events.get(left)).toMatchObject([{ kind: 'left' }]);
  });

  describe('acts of somebody whose page shows what was before', () => {
    type Acts = Awaited<ReturnType<typeof open>>;
    type Act = (acts: Acts, shown: ShownInquiries, by: typeof ADA) => Promise<Acted | null>;
    const stage =
      (to: InquiryStage): Act =>
      ({ work }, shown, by) =>
        work.changeStage(shown, to, by);
    const assign =
      (to: typeof ADA | null): Act =>
      ({ work }, shown, by) =>
        work.assign(shown, to, by);
    const followUp =
      (atMs: number | null): Act =>
      ({ work }, shown, by) =>
        work.setFollowUp(shown, atMs, by);
    const spam: Act = ({ work }, shown, by) => work.markSpam(shown, by);
    const genuine: Act = ({ work }, shown, by) => work.markGenuine(shown, by);
    const erase: Act = ({ work }, shown, by) => work.erase(shown, by);
    const unread: Act = ({ work }, shown, by) => work.markRead(shown, false, by);
    const read: Act = ({ work }, shown, by) => work.markRead(shown, true, by);
    const note: Act = async ({ work }, shown, by) => work.addNote([...shown.keys()][0]!, 'N', by);

    // What is done first, what somebody else does with the same page, and the kind of event they are told of, if any.
    test('are asked about by who did what since, and only where they would undo it', () =>
      checkEach<[string, Act, Act, InquiryEventKind | null]>(
        [
          ['stage', stage('won'), stage('lost'), 'stage'],
          ['the same stage', stage('won'), stage('won'), null],
          ['assignee', assign(ADA), assign(BEN), 'assigned'],
          ['nobody', assign(ADA), assign(null), 'assigned'],
          ['date', followUp(NOW + 1), followUp(NOW + 2), 'follow-up'],
          ['date off', followUp(NOW + 1), followUp(null), 'follow-up'],
          ['spam', spam, genuine, 'spam'],
          ['read', read, unread, 'read'],
          ['erasure after a stage', stage('won'), erase, 'stage'],
          ['erasure after a note', note, erase, 'note'],
          ['erasure after a date', followUp(NOW + 1), erase, 'follow-up'],
          ['erasure of what was read', read, erase, null],
          ['note', stage('won'), note, null],
          ['another matter', assign(ADA), stage('lost'), null],
        ],
        async (name, first, second, kind) => {
          const acts = await open();
          const verdict = name === 'spam' ? 'suspect' : 'clean';
          const number = await store(acts.database, { spam_verdict: verdict });
          const shown = await acts.seen(number);
          await first(acts, shown, ADA);
          const before = await acts.row(number);
          const acted = await second(acts, shown, BEN);
          if (kind === null) return expect(acted).toEqual({ overtaken: [], gone: [] });
          expect(acted!.overtaken).toMatchObject([
            { number, event: { kind, by: ADA.name, happenedAtMs: NOW } },
          ]);
          expect(await acts.row(number)).toEqual(before);
          const told = new Map(acted!.overtaken.map((one) => [one.number, one.shown]));
          expect(await second(acts, told, BEN)).toEqual({ overtaken: [], gone: [] });
          expect(await acts.row(number)).not.toEqual(before);
        },
      ));

    test('leave those that changed as they are, do the others, and name those that were erased', async () => {
      const acts = await open();
      const { database, work, seen, row } = acts;
      const [first, second, third] = [
        await store(database),
        await store(database),
        await store(database),
      ];
      const shown = await seen(first, second, third);
      await work.changeStage(await seen(first), 'won', ADA);
      await work.erase(await seen(third), ADA);
      const acted = await work.changeStage(shown, 'lost', BEN);
      expect(acted.overtaken.map(({ number }) => number)).toEqual([first]);
      expect(acted.gone).toEqual([third]);
      expect(await row(first)).toMatchObject({ stage: 'won' });
      expect(await row(second)).toMatchObject({ stage: 'lost' });
      expect(await work.addNote(third, 'Too late.', BEN)).toEqual({ overtaken: [], gone: [third] });
    });

    test('in two processes at the same moment: one is taken, the other is asked about', async () => {
      const { database, work, seen, clock } = await open();
      const other = createInquiryWork({
        ...{ database: await stores.openAgain(database), clock, isMailed: false },
        ...{ onStageChanged: null, onQueued: () => undefined },
      });
      const shown = await seen(await store(database));
      const acted = await Promise.all([
        work.changeStage(shown, 'won', ADA),
        other.changeStage(shown, 'lost', BEN),
      ]);
      expect(acted.map(({ overtaken }) => overtaken.length).sort()).toEqual([0, 1]);
    });

    test('that give an inquiry to somebody whose account was removed do nothing', async () => {
      const { database, work, seen, row, told } = await open();
      const number = await store(database);
      await database.query.deleteFrom('account_users').where('id', '=', BEN.id).execute();
      expect(await work.assign(await seen(number), BEN, ADA)).toBeNull();
      expect(await row(number)).toMatchObject({ assignee_id: null });
      expect(await told(number)).toEqual([]);
    });
  });
});
