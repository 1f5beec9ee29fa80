import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fillSearchTexts } from '#server/intake/inquiries/search-texts.ts';
import { openSiteDatabase } from '#server/open-site-database.ts';
import {
  listFormTypes,
  readEarlier,
  searchInquiries,
  type InquirySearch,
} from '#server/owner/inquiries/search-inquiries.ts';
import { countInbox } from '#server/intake/inquiries/count-inbox.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { median } from '#tests/support/percentile.ts';
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import type { Bench, Say } from './bench.ts';

const INQUIRIES = 50_000;
const TIMES = 15;
const MOST_MS = 100;
const FILLED_AT_ONCE = 500;
const DAY_MS = 86_400_000;
const SENDING = new Set(['mail'] as const);

const FIRST = ['Ada', 'Grace', 'Łukasz', 'Søren', 'Mary', 'Jean', 'Ines', 'Omar', 'Yuki', 'Zoë'];
const LAST = ['Lovelace', 'Hopper', 'Żółć', 'Ærø', 'Shelley', 'Bartik', 'Novak', 'Haddad', 'Mori'];
const COMPANIES = ['Engines & Sons', 'Harbour Foods', 'Northern Kiosks', 'Canteen Union', ''];
const FORMS = ['Contact Page Form', 'Home Page Inquiry', 'Machines Page Inquiry'];
const WORDS =
  'we run a canteen with three floors and would like to know what chilled lockers cost per month including service in the region of the harbour where parcels arrive at night and nobody is there to take them in could you call us back next week about a quote for forty compartments with cashless payment and a contract for five years'.split(
    ' ',
  );

/** What the inbox is asked, from the lightest to the heaviest. */
function searchesOf(nowMs: number): [string, InquirySearch][] {
  const genuine = { spam: 'genuine' } as const;
  return [
    ['everything without spam', genuine],
    ['stage new', { ...genuine, stage: 'new' }],
    ['stage won', { ...genuine, stage: 'won' }],
    ['unread', { ...genuine, unread: true }],
    ['mine', { ...genuine, assignee: 'account-1' }],
    ['nobody’s', { ...genuine, assignee: null }],
    ['follow-up due', { ...genuine, followUpByMs: nowMs }],
    ['one form', { ...genuine, formType: FORMS[0]! }],
    ['one month', { ...genuine, fromMs: nowMs - 60 * DAY_MS, untilMs: nowMs - 30 * DAY_MS }],
    ['only spam', { spam: 'spam' }],
    ['delivery: sent', { ...genuine, delivery: 'sent' }],
    ['delivery: parked', { ...genuine, delivery: 'parked' }],
    ['a word that many have', { ...genuine, text: 'lockers' }],
    ['a name that some have', { ...genuine, text: 'zolc' }],
    ['words that nobody wrote', { ...genuine, text: 'submarine cable' }],
    ['a number', { ...genuine, text: '#25000' }],
    ['mine, contacted, due', { assignee: 'account-1', stage: 'contacted', followUpByMs: nowMs }],
    ['unread of one form with a word', { unread: true, formType: FORMS[1]!, text: 'harbour' }],
    [
      'all at once',
      {
        ...genuine,
        ...{ text: 'lovelace', formType: FORMS[0]!, stage: 'new', assignee: null },
        ...{ unread: true, fromMs: nowMs - 300 * DAY_MS, delivery: 'sent' },
      },
    ],
  ];
}

/** The inbox with many inquiries: each filter, search and combination, on both engines. */
export const inbox: Bench = {
  name: 'inbox',
  title: `The inbox with ${INQUIRIES.toLocaleString('en')} inquiries`,
  async run(say) {
    const sqlite = await onSqlite(say);
    const postgres = findPostgres().reason === null ? await onPostgres(say) : null;
    const rows = sqlite.map(({ name, tookMs }, at) => [
      name,
      ...figures(tookMs),
      ...(postgres ? figures(postgres[at]!.tookMs) : ['–', '–']),
    ]);
    const worst = Math.max(...[...sqlite, ...(postgres ?? [])].map(({ tookMs }) => median(tookMs)));
    return {
      heads: ['Asked', 'SQLite, median', 'worst', 'PostgreSQL, median', 'worst'],
      rows,
      targets: [
        {
          what: 'the slowest median',
          limit: `under ${MOST_MS} ms`,
          measured: `${worst.toFixed(0)} ms`,
          met: worst < MOST_MS,
        },
      ],
      notes: [
        `${TIMES} times each, with the first page of 25 and the count of all that was found. In milliseconds.`,
      ],
    };
  },
};

type Timed = { name: string; tookMs: number[] };

const figures = (tookMs: number[]) => [median(tookMs).toFixed(1), Math.max(...tookMs).toFixed(1)];

async function onSqlite(say: Say): Promise<Timed[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-inbox-'));
  return await measure(say, { url: null, dataDir: folder.path });
}

async function onPostgres(say: Say): Promise<Timed[]> {
  const server = await startPostgres(false);
  try {
    return await measure(say, { url: await server.createDatabase(), dataDir: tmpdir() });
  } finally {
    await server.stop();
  }
}

async function measure(say: Say, place: { url: string | null; dataDir: string }): Promise<Timed[]> {
  const database = await openSiteDatabase({ ...place, log: () => undefined });
  try {
    say(`${database.engine}: ${INQUIRIES} inquiries`);
    const nowMs = Date.now();
    await fill(database, nowMs);
    const asked: [string, () => Promise<unknown>][] = [
      ...searchesOf(nowMs).map(
        ([name, search]) =>
          [name, () => searchInquiries(database, search, 1, SENDING)] as [
            string,
            () => Promise<unknown>,
          ],
      ),
      ['counts above the list', () => countInbox(database.query, nowMs)],
      ['names of the forms', () => listFormTypes(database)],
      [
        'others of one address',
        () => readEarlier(database, { number: 25_000, email: 'Person77@example.com' }),
      ],
    ];
    const timed: Timed[] = [];
    for (const [name, ask] of asked) {
      say(`${database.engine}: ${name}`);
      await ask();
      const tookMs: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const startedAtMs = performance.now();
        await ask();
        tookMs.push(performance.now() - startedAtMs);
      }
      timed.push({ name, tookMs });
    }
    return timed;
  } finally {
    await database.close();
  }
}

async function fill(database: SiteDatabase, nowMs: number): Promise<void> {
  const pick = <T>(from: readonly T[], index: number) => from[index % from.length]!;
  for (let start = 0; start < INQUIRIES; start += FILLED_AT_ONCE) {
    const indexes = Array.from({ length: FILLED_AT_ONCE }, (_, at) => start + at);
    await database.transaction(async (trx) => {
      const stored = await trx
        .insertInto('inquiries')
        .values(
          indexes.map((index) => {
            const stage = pick(
              ['new', 'new', 'contacted', 'quoted', 'won', 'lost'] as const,
              index,
            );
            const message = Array.from({ length: 60 }, (_, at) =>
              pick(WORDS, index * 7 + at * (1 + (index % 11))),
            ).join(' ');
            return {
              idempotency_key: `bench-${index}`,
              content_hash: `bench-${index}`,
              received_at: nowMs - (INQUIRIES - index) * 600_000,
              form_type: pick(FORMS, index),
              name: `${pick(FIRST, index)} ${pick(LAST, index)}`,
              email: `person${index % 9_000}@example.com`,
              phone: `+48 22 ${100_000 + index}`,
              company: pick(COMPANIES, index),
              subject: `${pick(WORDS, index)} ${pick(WORDS, index * 3)}`,
              message,
              location: '/contact',
              consent: '',
              sent_by: 'script' as const,
              spam_verdict: pick(
                ['clean', 'clean', 'clean', 'clean', 'clean', 'suspect', 'spam'] as const,
                index,
              ),
              spam_score: 0,
              spam_reasons: '[]',
              handled_at: stage === 'new' ? null : nowMs,
              stage,
              read_at: index % 5 === 0 ? null : nowMs,
              assignee_id: index % 4 === 0 ? null : `account-${index % 7}`,
              follow_up_at: index % 9 === 0 ? nowMs + (index - 25_000) * 60_000 : null,
            };
          }),
        )
        .returning('number')
        .execute();
      await trx
        .insertInto('outbox')
        .values(
          stored.map(({ number }, at) => ({
            id: `bench-${start + at}`,
            lane: 'mail' as const,
            kind: 'owner-mail' as const,
            inquiry_number: number,
            payload: '{}',
            state: number % 50 === 0 ? ('parked' as const) : ('sent' as const),
            created_at: nowMs,
            due_at: nowMs,
            attempts: 1,
            refusals: 0,
            ambiguous: 0,
          })),
        )
        .execute();
    });
  }
  await fillSearchTexts(database);
  // What a server does by itself in the minutes after many rows were written.
  if (database.engine === 'postgresql') await sql`vacuum analyze`.execute(database.query);
}
