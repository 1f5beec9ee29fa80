import { describe, expect, test } from 'vitest';
import { NO_CONTEXT } from '#content/contact/test-support/no-context.ts';
import { inquiryValues } from '#content/contact/inquiry-fields.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { SiteDatabase } from '../../store/open-database.ts';
import type { Inquiry } from './inquiry.ts';
import { recordInquiries, type Candidate, type FollowUps } from './record-inquiry.ts';
import { SAME_CONTENT_WINDOW_MS } from './content-key.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 30);
const none: FollowUps = { acknowledgement: false, crmWebhook: false };

function candidate(
  over: Partial<Omit<Candidate, 'inquiry'>> & { inquiry?: Partial<Inquiry>; trap?: string } = {},
): Candidate {
  const { inquiry, trap = '', ...rest } = over;
  const words = {
    ...inquiryValues(() => ''),
    name: 'Alex',
    email: 'alex@example.com',
    message: 'Hello',
    formType: 'Home Page Inquiry',
    location: '',
    consent: '',
    project: '',
    context: NO_CONTEXT,
    ...inquiry,
  };
  return {
    inquiry: words,
    project: null,
    idempotencyKey: null,
    sentBy: 'script',
    language: 'en-US',
    receivedAtMs: NOW,
    spends: null,
    evidence: {
      trap,
      token: 'good',
      sentBy: 'script',
      message: words.message,
      subject: '',
      knownForm: true,
      pressure: 'none',
      proof: 'missing',
    },
    ...rest,
  };
}

const record = (database: SiteDatabase, candidates: Candidate[], followUps = none) =>
  database.transaction((trx) => recordInquiries(trx, candidates, followUps));
const rows = (database: SiteDatabase) =>
  database.query.selectFrom('inquiries').selectAll().orderBy('number').execute();
const outbox = (database: SiteDatabase) =>
  database.query.selectFrom('outbox').selectAll().execute();

describeOnEachEngine('recordInquiries', (stores) => {
  test('stores the inquiry and its outbox row together, numbered upwards', async () => {
    const database = await stores.open();
    const first = await record(database, [candidate({ idempotencyKey: 'key-one-1' })]);
    const second = await record(database, [candidate({ idempotencyKey: 'key-two-2' })]);
    expect(second[0]!.number).toBeGreaterThan(first[0]!.number!);
    expect(
      (await outbox(database)).map((row) => [row.inquiry_number, row.kind, row.state]).sort(),
    ).toEqual([
      [first[0]!.number, 'owner-mail', 'waiting'],
      [second[0]!.number, 'owner-mail', 'waiting'],
    ]);
  });

  test('one key is one row, in one batch, in the next, and from another process at once', async () => {
    const database = await stores.open();
    const other = await stores.openAgain(database);
    const same = () => candidate({ idempotencyKey: 'the-same-key' });
    const batches = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        record(index % 2 ? database : other, [same(), same()]),
      ),
    );
    const numbers = new Set(batches.flat().map(({ number }) => number));
    expect(numbers.size).toBe(1);
    expect(batches.flat().filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await rows(database)).toHaveLength(1);
    expect(await outbox(database)).toHaveLength(1);
  });

  test('batches that share keys in opposite order do not block each other', async () => {
    const database = await stores.open();
    const other = await stores.openAgain(database);
    const keys = Array.from({ length: 20 }, (_, index) => `shared-key-${index}`);
    const batch = (names: string[]) => names.map((idempotencyKey) => candidate({ idempotencyKey }));
    await Promise.all([record(database, batch(keys)), record(other, batch(keys.toReversed()))]);
    expect(await rows(database)).toHaveLength(20);
  });

  test('one key with other words is something new: it is kept too', async () => {
    const database = await stores.open();
    const send = (message: string) =>
      record(database, [candidate({ idempotencyKey: 'the-same-key', inquiry: { message } })]);
    await send('first words');
    await send('second words');
    await send('first words');
    expect((await rows(database)).map(({ message }) => message)).toEqual([
      'first words',
      'second words',
    ]);
  });

  test('without a key the content recognises it for an hour, also across the turn of the hour', async () => {
    const database = await stores.open();
    const at = async (receivedAtMs: number) =>
      (await record(database, [candidate({ receivedAtMs })]))[0]!.number;
    const first = await at(NOW);
    expect(await at(NOW + 20 * 60_000)).toBe(first);
    expect(await at(NOW + 59 * 60_000)).toBe(first);
    const later = await at(NOW + SAME_CONTENT_WINDOW_MS + 60_000);
    expect(later).not.toBe(first);
    expect(await rows(database)).toHaveLength(2);
  });

  test('spam is kept with its reasons and waits for the digest', async () => {
    const database = await stores.open();
    await record(database, [candidate({ trap: 'filled' })], {
      acknowledgement: true,
      crmWebhook: true,
    });
    expect(await rows(database)).toMatchObject([
      { spam_verdict: 'spam', spam_reasons: '["a field that only machines see was filled in"]' },
    ]);
    expect(await outbox(database)).toMatchObject([{ kind: 'owner-mail', state: 'digest' }]);
  });

  test('the fourth of the same content within a day is spam, whoever sends it', async () => {
    const database = await stores.open();
    for (const key of ['key-a-111', 'key-b-222', 'key-c-333', 'key-d-444']) {
      await record(database, [candidate({ idempotencyKey: key })]);
    }
    expect((await rows(database)).map(({ spam_verdict }) => spam_verdict)).toEqual([
      'clean',
      'clean',
      'clean',
      'spam',
    ]);
  });

  test('a proof of work is worth something once', async () => {
    const database = await stores.open();
    const proven = (key: string) => {
      const one = candidate({ idempotencyKey: key, inquiry: { message: key } });
      one.evidence = { ...one.evidence, token: 'too-fast', proof: 'solved' };
      return { ...one, spends: { signature: 'signature-1', expiresAtMs: NOW + 1_000 } };
    };
    await record(database, [proven('first-use'), proven('second-use')]);
    await record(database, [proven('third-use')]);
    expect(
      (await rows(database)).map(({ message, spam_verdict }) => [message, spam_verdict]).sort(),
    ).toEqual([
      ['first-use', 'clean'],
      ['second-use', 'spam'],
      ['third-use', 'spam'],
    ]);
  });

  test('the context is stored, and never makes a repeat a new inquiry', async () => {
    const database = await stores.open();
    const context: Inquiry['context'] = {
      about: 'machine:divi-wp',
      aboutTitle: 'Divi WP',
      landingPage: '/blog',
      referrerHost: 'search.example',
      campaign: { source: 's', medium: 'm', name: 'n', term: 't', content: 'c' },
    };
    const [first] = await record(database, [candidate({ inquiry: { context } })]);
    const again = await record(database, [candidate()]);
    expect(again).toEqual([{ number: first!.number, repeated: true }]);
    expect(await rows(database)).toMatchObject([
      {
        about: 'machine:divi-wp',
        about_title: 'Divi WP',
        landing_page: '/blog',
        referrer_host: 'search.example',
        campaign_source: 's',
        campaign_medium: 'm',
        campaign_name: 'n',
        campaign_term: 't',
        campaign_content: 'c',
      },
    ]);
  });

  test('acknowledgement and webhook are queued in the same transaction when asked for', async () => {
    const database = await stores.open();
    await record(database, [candidate()], { acknowledgement: true, crmWebhook: true });
    expect((await outbox(database)).map(({ kind, lane }) => `${lane} ${kind}`).sort()).toEqual([
      'mail acknowledgement',
      'mail owner-mail',
      'webhook crm-webhook',
    ]);
  });
});

describe('the number', () => {
  test('is never given twice, not even after the last inquiry was erased', async () => {
    const { openSiteDatabase } = await import('../../open-site-database.ts');
    const { mkdtempSync, rmSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const dataDir = mkdtempSync(`${tmpdir()}/site-number-`);
    const database = await openSiteDatabase({ url: null, dataDir, log: () => undefined });
    const [first] = await record(database, [candidate({ idempotencyKey: 'key-one-1' })]);
    await database.query.deleteFrom('inquiries').execute();
    const [second] = await record(database, [candidate({ idempotencyKey: 'key-two-2' })]);
    expect(second!.number).toBeGreaterThan(first!.number!);
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
});
