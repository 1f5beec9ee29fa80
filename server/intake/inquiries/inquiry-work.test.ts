import { expect, test } from 'vitest';
import { systemClock } from '#server/store/clock.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { adoptHandledMarks, type OnStageChanged } from './change-stage.ts';
import { readEvents } from './inquiry-events.ts';
import { createInquiryWork } from './inquiry-work.ts';
import { eraseByEmail, exportByEmail } from './personal-data.ts';
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
    const clock = { ...systemClock, now: () => NOW };
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
      (await readEvents(database.query, number)).map(({ kind, accountEmail, detail }) => ({
        ...{ kind, by: accountEmail },
        ...detail,
      }));
    return { database, clock, work, row, mails, told };
  };

  test('a stage has its moment and who, tells the hook in its transaction, and keeps the former mark', async () => {
    const changes: unknown[] = [];
    const { database, work, row, told } = await open({
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
    await work.changeStage([first, second, 9_999], 'quoted', ADA);
    await work.changeStage([first], 'quoted', BEN);
    expect(await row(first)).toMatchObject({
      ...{ stage: 'quoted', stage_changed_at: NOW, handled_at: NOW },
    });
    expect(await told(first)).toEqual([
      { kind: 'stage', by: ADA.email, from: 'new', to: 'quoted' },
    ]);
    expect(changes).toEqual(
      [first, second].map((number) => [
        { number, stage: 'quoted', atMs: NOW },
        ADA.email,
        'quoted',
      ]),
    );
    await work.changeStage([first], 'new', BEN);
    expect(await row(first)).toMatchObject({ stage: 'new', handled_at: null });
  });

  test('a hook that fails leaves the stage as it was', async () => {
    const { database, work, row, told } = await open({
      onStageChanged: () => Promise.reject(new Error('no room')),
    });
    const number = await store(database);
    await expect(work.changeStage([number], 'won', ADA)).rejects.toThrow('no room');
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
    const { database, work, mails, told, row } = await open();
    const [first, second] = [await store(database), await store(database)];
    await work.assign([first], ADA, ADA);
    expect(await mails()).toEqual([]);
    await work.assign([first, second], BEN, ADA);
    await work.assign([first, second], BEN, ADA);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]).toMatchObject({
      kind: 'assignment-mail',
      payload: JSON.stringify({ account: 'ben', by: 'Ada' }),
    });
    await work.assign([second], null, BEN);
    expect(await row(second)).toMatchObject({ assignee_id: null });
    expect((await told(second)).map(({ assignee }) => assignee)).toEqual(
      expect.arrayContaining([null, BEN.email]),
    );
    const silent = await open({ isMailed: false });
    await silent.work.assign([await store(silent.database)], BEN, ADA);
    expect(await silent.mails()).toEqual([]);
  });

  test('who opens it first has read it; marked as unread it is again', async () => {
    const { database, work, row, told } = await open();
    const number = await store(database);
    await work.markRead([number], true, ADA);
    await work.markRead([number], true, BEN);
    expect(await row(number)).toMatchObject({ read_at: NOW });
    expect(await told(number)).toEqual([{ kind: 'read', by: ADA.email }]);
    await work.markRead([number], false, BEN);
    expect(await row(number)).toMatchObject({ read_at: null });
  });

  test('a follow-up that is due is mailed once, however many processes look, and again for another date', async () => {
    const { database, clock, work, mails } = await open();
    const other = await stores.openAgain(database);
    const [owned, unowned, later] = [
      await store(database),
      await store(database),
      await store(database),
    ];
    await work.assign([owned], BEN, BEN);
    await work.setFollowUp(owned, NOW - 5, ADA);
    await work.setFollowUp(unowned, NOW, ADA);
    await work.setFollowUp(later, NOW + 1, ADA);
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
    await work.setFollowUp(unowned, NOW - 1, ADA);
    expect(await queueFollowUps(database, clock)).toBe(1);
    await work.setFollowUp(later, null, ADA);
    expect(await queueFollowUps(database, { ...clock, now: () => NOW + 10 })).toBe(0);
  });

  test('notes and events are handed over with a person’s data, and go with it', async () => {
    const { database, work } = await open();
    const number = await store(database);
    await work.addNote(number, 'Called back, likes lockers.', ADA);
    await work.addNote(9_999, 'Of none.', ADA);
    const held = await exportByEmail(database, 'vera@example.com');
    expect(held.inquiries[0]!.events).toMatchObject([
      { kind: 'note', by: ADA.email, text: 'Called back, likes lockers.' },
    ]);
    await eraseByEmail(database, 'vera@example.com');
    expect(await database.query.selectFrom('inquiry_events').select('id').execute()).toEqual([]);
  });
});
