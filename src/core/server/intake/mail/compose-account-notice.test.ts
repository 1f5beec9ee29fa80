import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { DEFAULT_MAIL_LOOK } from './mail-look.ts';
import { createMailDelivery } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { queueAccountNotices, type AccountNotice } from './queue-account-notices.ts';

const DAY_MS = 24 * 3_600_000;
const NOON = Date.UTC(2026, 10, 23, 12);

describeOnEachEngine('mails about accounts', (stores) => {
  const notice: AccountNotice = {
    ...{ act: 'second-factor-on', by: 'olivia@example.com', whom: 'olivia@example.com' },
    ...{ atMs: NOON, countsFromMs: NOON + 3 * DAY_MS },
  };

  test('say who, when, from when it counts, and what to do', async () => {
    const database = await stores.open();
    await queueAccountNotices(database.query, notice, ['robin@example.com']);
    const [row] = await database.query.selectFrom('outbox').selectAll().execute();
    const sent: Mail[] = [];
    const deliver = createMailDelivery(
      database,
      {
        name: 'smtp',
        limitMs: 1_000,
        send: async (mail) => `${sent.push(mail)}`,
        close: () => undefined,
      },
      {
        ...{ from: 'site@example.com', to: ['inbox@example.com'], secret: '', responseDays: 0 },
        ...{ siteName: () => 'Snack & Co', look: () => DEFAULT_MAIL_LOOK },
        ...{ siteUrl: 'https://www.example.com' },
        timeZone: 'Europe/Warsaw',
      },
    );
    await deliver(row!, new AbortController().signal);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: ['robin@example.com'],
      subject: 'Snack & Co: A second factor was turned on',
    });
    for (const words of [
      'olivia@example.com has turned on a second factor.',
      'it counts from 26 Nov 2026, 13:00 CET',
      'When: 23 Nov 2026, 13:00 CET',
      'ask the other owners at once',
      'https://www.example.com/admin/people',
    ])
      expect(mail!.text).toContain(words);
  });

  test('are forgotten a month after they were sent', async () => {
    const { query } = await stores.open();
    await queueAccountNotices(query, notice, ['sent@example.com', 'parked@example.com']);
    await query
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('payload', 'like', '%sent@example.com%')
      .execute();
    const later = { ...notice, atMs: NOON + 31 * DAY_MS };
    await queueAccountNotices(query, later, ['later@example.com']);
    const rows = await query.selectFrom('outbox').select('payload').execute();
    const told = rows.map(({ payload }) => (JSON.parse(payload) as { to: string }).to);
    expect(told.sort()).toEqual(['later@example.com', 'parked@example.com']);
  });
});
