import { expect, test } from 'vitest';
import { systemClock } from '#server/store/clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { addAccount, shownNow } from '#tests/support/shown-inquiries.ts';
import { createInquiryWork } from '../inquiries/inquiry-work.ts';
import { createMailDelivery } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { DEFAULT_MAIL_LOOK } from './mail-look.ts';
import { queueFollowUps } from './queue-follow-ups.ts';

const ADA = { id: 'ada', email: 'ada@example.com', name: 'Ada Admin' };
const BEN = { id: 'ben', email: 'ben@example.com', name: 'Ben Builder' };
const NOW = Date.UTC(2026, 10, 24, 9);

describeOnEachEngine('mails about work on inquiries', (stores) => {
  const open = async () => {
    const database = await stores.open();
    for (const account of [ADA, BEN]) await addAccount(database, account);
    const { number } = await database.query
      .insertInto('inquiries')
      .values({
        idempotency_key: 'key',
        content_hash: 'hash',
        received_at: NOW,
        form_type: 'Contact Page Form',
        name: 'Vera <b>Visitor</b>',
        email: 'vera@example.com',
        phone: '',
        company: 'Kiosk & Co',
        about: 'machine:divi-wp',
        about_title: 'Divi WP',
        subject: 'Lockers',
        message: 'Words that stay in the inbox.',
        location: '',
        consent: '',
        sent_by: 'script',
        spam_verdict: 'clean',
        spam_score: 0,
        spam_reasons: '[]',
        handled_at: null,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    const clock = { ...systemClock, now: () => NOW };
    const work = createInquiryWork({
      ...{ database, clock, isMailed: true, onStageChanged: null },
      onQueued: () => undefined,
    });
    const sent: Mail[] = [];
    const deliver = createMailDelivery(
      database,
      { name: 'smtp', send: async (mail: Mail) => `sent ${sent.push(mail)}`, close() {} } as never,
      {
        from: 'site@example.com',
        to: ['owner@example.com'],
        siteName: () => 'Vending Solutions',
        siteUrl: 'https://vending.example',
        look: () => DEFAULT_MAIL_LOOK,
        responseDays: 0,
        timeZone: 'Europe/Warsaw',
        secret: 'secret',
      },
    );
    const deliverAll = async () => {
      const rows = await database.query.selectFrom('outbox').selectAll().execute();
      for (const row of rows) await deliver(row, new AbortController().signal);
    };
    const shown = () => shownNow(database, [number]);
    return { database, clock, work, number, shown, sent, deliverAll };
  };

  test('who was given an inquiry is told by whom, with the way to it, and none of its words', async () => {
    const { work, number, shown, sent, deliverAll } = await open();
    await work.assign(await shown(), BEN, ADA);
    await deliverAll();
    const [mail] = sent;
    expect(mail!.to).toEqual([BEN.email]);
    expect(mail!.subject).toBe(
      `Yours now: inquiry #${number} from Vera <b>Visitor</b>, Kiosk & Co`,
    );
    expect(mail!.text).toContain(`Ada Admin has given you inquiry #${number} to look after.`);
    expect(mail!.text).toContain(`https://vending.example/admin/inquiries/${number}`);
    expect(mail!.text).toContain('About: Machine: Divi WP');
    expect(mail!.html).toContain('Vera &lt;b&gt;Visitor&lt;/b&gt;, Kiosk &amp; Co');
    expect(`${mail!.text}${mail!.html}`).not.toContain('Words that stay');
    // Seen failing with an id of the moment.
    await deliverAll();
    expect(sent[1]!.messageId).toMatch(/^<[0-9a-f]{32}@vending\.example>$/u);
    expect(sent[1]!.messageId).toBe(sent[0]!.messageId);
  });

  test('nobody is told of what was given to somebody else, or erased, meanwhile', async () => {
    const { database, work, shown, sent, deliverAll } = await open();
    await work.assign(await shown(), BEN, ADA);
    await work.assign(await shown(), null, ADA);
    await deliverAll();
    await work.assign(await shown(), BEN, ADA);
    await database.query.deleteFrom('account_users').where('id', '=', BEN.id).execute();
    await deliverAll();
    expect(sent).toEqual([]);
  });

  test('a reminder goes to whoever looks after it, says when in the site’s zone, and not after it was put off', async () => {
    const { database, clock, work, shown, sent, deliverAll } = await open();
    await work.setFollowUp(await shown(), NOW - 1, ADA);
    await work.assign(await shown(), BEN, BEN);
    expect(await queueFollowUps(database, clock)).toBe(1);
    await deliverAll();
    expect(sent[0]!.to).toEqual([BEN.email]);
    expect(sent[0]!.text).toMatch(/is due: 24 Nov 2026, 09:59 (?:CET|GMT\+1)\./u);
    await work.setFollowUp(await shown(), NOW + 1_000, ADA);
    await deliverAll();
    expect(sent).toHaveLength(1);
  });

  test('a reminder goes to whoever is left when it is sent, and at last to the owner, who reads why', async () => {
    const { database, clock, work, shown, sent, deliverAll } = await open();
    await work.setFollowUp(await shown(), NOW - 1, ADA);
    await work.assign(await shown(), BEN, BEN);
    expect(await queueFollowUps(database, clock)).toBe(1);
    const leave = (id: string) =>
      database.query.deleteFrom('account_users').where('id', '=', id).execute();
    await leave(BEN.id);
    await deliverAll();
    await leave(ADA.id);
    await deliverAll();
    expect(sent.map(({ to }) => to)).toEqual([[ADA.email], ['owner@example.com']]);
    const reason = 'Nobody looks after it, so this goes to you.';
    expect(sent.map(({ text }) => text.includes(reason))).toEqual([false, true]);
    expect(sent[1]!.html).toContain(reason);
  });

  test('a follow-up that is nobody’s is marked as told with a mail, and set again is told again', async () => {
    const { database, clock, work, number, shown, sent, deliverAll } = await open();
    await work.setFollowUp(await shown(), NOW - 1, ADA);
    await database.query.updateTable('inquiries').set({ follow_up_by: null }).execute();
    expect(await queueFollowUps(database, clock)).toBe(1);
    expect(await queueFollowUps(database, clock)).toBe(0);
    await deliverAll();
    expect(sent.map(({ to }) => to)).toEqual([['owner@example.com']]);
    await database.query.updateTable('outbox').set({ state: 'sent' }).execute();
    for (const atMs of [NOW + 1_000, NOW - 1]) await work.setFollowUp(await shown(), atMs, ADA);
    expect(await queueFollowUps(database, clock)).toBe(1);
    const states = await database.query
      .selectFrom('outbox')
      .select(['inquiry_number', 'state'])
      .execute();
    expect(states).toEqual([{ inquiry_number: number, state: 'waiting' }]);
  });
});
