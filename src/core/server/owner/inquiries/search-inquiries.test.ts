import { expect, test } from 'vitest';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { fillSearchTexts } from '#server/intake/inquiries/search-texts.ts';
import { recordEvents } from '#server/intake/inquiries/inquiry-events.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createOwnerInquiries } from './owner-inquiries.ts';
import {
  INQUIRIES_PER_PAGE,
  listFormTypes,
  searchInquiries,
  type InquirySearch,
} from './search-inquiries.ts';

const DAY_MS = 86_400_000;
const SENDING = new Set(['mail', 'webhook'] as const);

describeOnEachEngine('finding inquiries', (stores) => {
  let keys = 0;
  const store = async (database: SiteDatabase, fields: Record<string, unknown>, state?: string) => {
    keys += 1;
    const { number } = await database.query
      .insertInto('inquiries')
      .values({
        idempotency_key: `key-${keys}`,
        content_hash: `hash-${keys}`,
        received_at: keys * 1_000,
        form_type: 'Contact Page Form',
        name: 'Ada',
        email: 'ada@example.com',
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
        handled_at: null,
        ...fields,
      } as never)
      .returning('number')
      .executeTakeFirstOrThrow();
    if (state) {
      await database.query
        .insertInto('outbox')
        .values({
          id: `outbox-${keys}`,
          lane: 'mail',
          kind: 'owner-mail',
          inquiry_number: number,
          payload: '{}',
          state,
          created_at: 1,
          due_at: 1,
          attempts: 0,
          refusals: 0,
          ambiguous: 0,
        } as never)
        .execute();
    }
    return number;
  };
  const finder = (database: SiteDatabase) => async (search: InquirySearch) =>
    (await searchInquiries(database, search, 1, SENDING)).lines.map(({ number }) => number);

  test('and written to a file with notes and consent', async () => {
    const database = await stores.open();
    const [first, silent, last] = [
      await store(database, { consent: 'I agree.', phone: '+41-31' }),
      await store(database, {}),
      await store(database, { spam_verdict: 'spam' }),
    ];
    await database.transaction(async (trx) => {
      for (const [text, numbers] of [
        ['=A1, called back', [first!, last!]],
        ['Sent an offer', [first!]],
      ] as const)
        await recordEvents(trx, numbers, {
          ...{ kind: 'note', by: { id: 'ada', email: 'ada@site.example', name: 'Ada' } },
          ...{ atMs: text.startsWith('=') ? DAY_MS - 1 : DAY_MS, detail: { text } },
        });
    });
    const { exportCsv } = createOwnerInquiries(database, {} as never);
    const { csv, count } = await exportCsv({ spam: 'genuine' }, { format: 'programs' });
    const note = (day: string, text: string) => `${day} Ada: ${text}`;
    expect(count).toBe(2);
    expect(csv).toMatch(/,"follow-up","notes","consent"\r\n/u);
    expect(csv).toContain(
      `,"${note('1970-01-01', '=A1, called back')}\n${note('1970-01-02', 'Sent an offer')}","I agree."\r\n"${silent}"`,
    );
    expect(csv).toMatch(/,"",""\r\n$/u);
    expect(csv).toContain(',"+41-31",');
    const local = { format: 'spreadsheets', timeZone: 'Asia/Tokyo' } as const;
    expect((await exportCsv({ spam: 'genuine' }, local)).csv).toMatch(
      /^\ufeff"number";"received";.*\r\n"\d+";"1970-01-01 09:00:\d\d";.*;"\+41 31";/u,
    );
  });

  test('by words anywhere, number, form, days, state, spam and delivery', async () => {
    const database = await stores.open();
    const plain = await store(database, { company: 'Engines & Sons', received_at: 10 * DAY_MS });
    const percent = await store(
      database,
      { message: '50% off_now \\o/', form_type: 'Home Page Inquiry', received_at: 11 * DAY_MS },
      'parked',
    );
    const spam = await store(database, {
      spam_verdict: 'spam',
      received_at: 12 * DAY_MS,
      stage: 'quoted',
      handled_at: 1,
      read_at: 1,
      assignee_id: 'ada',
      follow_up_at: 50,
    });
    const suspect = await store(
      database,
      { spam_verdict: 'suspect', name: 'Ärger GmbH', received_at: 13 * DAY_MS },
      'sent',
    );
    const find = finder(database);
    expect(await fillSearchTexts(database)).toBe(4);
    expect(await find({})).toEqual([suspect, spam, percent, plain]);
    expect(await find({ text: 'ENGINES &' })).toEqual([plain]);
    expect(await find({ text: '%' })).toEqual([percent]);
    expect(await find({ text: '_' })).toEqual([percent]);
    expect(await find({ text: '\\' })).toEqual([percent]);
    expect(await find({ text: `#${spam}` })).toContain(spam);
    expect(await find({ text: "' or 1=1 --" })).toEqual([]);
    expect(await find({ formType: 'Home Page Inquiry' })).toEqual([percent]);
    expect(await find({ fromMs: 11 * DAY_MS, untilMs: 12 * DAY_MS })).toEqual([percent]);
    expect(await find({ stage: 'quoted' })).toEqual([spam]);
    expect(await find({ stage: 'new', spam: 'genuine' })).toEqual([suspect, percent, plain]);
    expect(await find({ assignee: 'ada' })).toEqual([spam]);
    expect(await find({ assignee: 'nobody known' })).toEqual([]);
    expect(await find({ assignee: null })).toEqual([suspect, percent, plain]);
    expect(await find({ unread: true })).toEqual([suspect, percent, plain]);
    expect(await find({ followUpByMs: 49 })).toEqual([]);
    expect(await find({ followUpByMs: 50 })).toEqual([spam]);
    expect(await find({ text: 'ada', stage: 'quoted', assignee: 'ada' })).toEqual([spam]);
    expect(await find({ spam: 'spam' })).toEqual([spam]);
    expect(await find({ spam: 'suspect' })).toEqual([suspect]);
    expect(await find({ delivery: 'parked' })).toEqual([percent]);
    expect(await find({ text: 'off', delivery: 'sent' })).toEqual([]);
    expect(await listFormTypes(database)).toEqual(['Contact Page Form', 'Home Page Inquiry']);
    const { lines } = await searchInquiries(database, { delivery: 'parked' }, 1, SENDING);
    expect(lines[0]).toMatchObject({ parked: true, waiting: false });
  });

  test('with and without accents, in either case, also in other scripts', async () => {
    const database = await stores.open();
    const polish = await store(database, { name: 'Łukasz Żółć', company: 'Pączki  Sp. z o.o.' });
    const danish = await store(database, { name: 'Søren Ærø', email: 'soren@æble.example' });
    const others = await store(database, {
      name: 'Đorđe Strauß',
      company: 'Œuvre Işık',
      subject: 'Иван',
      message: 'e\u0301tage',
    });
    await fillSearchTexts(database);
    const find = finder(database);
    for (const text of ['zolc', 'ŻÓŁĆ', 'lukasz', 'Łukasz ż', 'łUKASZ', 'paczki sp.'])
      expect([text, await find({ text })]).toEqual([text, [polish]]);
    for (const text of ['soren', 'SØREN', 'aero', 'aeble'])
      expect([text, await find({ text })]).toEqual([text, [danish]]);
    for (const text of ['dorde', 'strauss', 'STRAUẞ', 'oeuvre', 'isik', 'ISIK', 'иван', 'étage'])
      expect([text, await find({ text })]).toEqual([text, [others]]);
    // Words of two fields are no phrase, and U+0000 is in no text.
    expect(await find({ text: 'strauss oeuvre' })).toEqual([]);
    expect(await find({ text: '\0' })).toEqual([]);
    expect(await find({ formType: '\0', assignee: '\0' })).toEqual([]);
  });

  test('by what they are about, which each line tells', async () => {
    const database = await stores.open();
    const price = { subject: 'Price', message: 'Please send a price for this one.' };
    const about = { about: 'machine:divi-wp', about_title: 'Divi WP' };
    const machine = await store(database, { ...price, ...about });
    await store(database, price);
    await fillSearchTexts(database);
    const { lines } = await searchInquiries(database, { text: 'divi' }, 1, SENDING);
    expect(lines).toMatchObject([{ number: machine, ...about }]);
  });

  test('by its number also when it is in spam, unless another verdict is asked for', async () => {
    const database = await stores.open();
    const genuine = await store(database, {});
    const spam = await store(database, { spam_verdict: 'spam' });
    await fillSearchTexts(database);
    const find = finder(database);
    for (const text of [String(spam), `#${spam}`, `No. ${spam}`, `no ${spam}`])
      expect([text, await find({ text, spam: 'genuine' })]).toEqual([text, [spam]]);
    expect(await find({ text: 'Hello', spam: 'genuine' })).toEqual([genuine]);
    expect(await find({ text: String(spam), spam: 'suspect' })).toEqual([]);
  });

  test('a page at a time, and long messages cut', async () => {
    const database = await stores.open();
    for (let index = 0; index < INQUIRIES_PER_PAGE + 3; index++)
      await store(database, { message: 'm'.repeat(500) });
    const first = await searchInquiries(database, {}, 1, SENDING);
    const second = await searchInquiries(database, {}, 2, SENDING);
    expect([first.lines.length, second.lines.length, first.total, first.pages]).toEqual([
      INQUIRIES_PER_PAGE,
      3,
      INQUIRIES_PER_PAGE + 3,
      2,
    ]);
    expect(first.lines.at(-1)!.number).toBeGreaterThan(second.lines[0]!.number);
    expect(first.lines[0]!.excerpt).toHaveLength(141);
  });
});
