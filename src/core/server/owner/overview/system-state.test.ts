import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { readSystemState } from './system-state.ts';

const fault = (id: string, message: string, severity = 'error') => ({
  ...{ severity, id, title: `Title of ${id}`, message, pages: [] },
});

describeOnEachEngine('How the site does', (stores) => {
  test('an entry with several faults is one, with what is wrong first', async () => {
    const { query } = await stores.open();
    const findings = [
      fault('a', 'No picture.'),
      fault('b', 'A short text.', 'warning'),
      ...['No name.', 'No price.', 'No slug.'].map((message) => fault('c', message)),
      fault('a', 'No slug.'),
      fault('machine', 'All entries of the type "machine" are hidden.', 'warning'),
    ];
    const { content } = await readSystemState(
      {
        database: { query },
        settings: {
          inquiries: { mail: { to: [] } },
          content: { source: 'contentful' },
          operation: { webhookSecrets: [] },
        } as never,
        inquiries: {
          isMailed: false,
          stats: () => ({ breaker: 'closed' }),
          handOff: { list: async () => [] },
        } as never,
        source: {
          status: () => ({ serving: { origin: 'live', since: 1 }, delivery: { failing: [] } }),
        } as never,
        doctor: { last: () => ({ findings }) as never },
      },
      1,
    );
    expect(content).toMatchObject({
      state: 'works',
      errors: 3,
      faults: [
        // Of a whole kind nothing shows: said first, also where somebody chose so.
        { title: 'Title of machine', message: 'All entries of the type "machine" are hidden.' },
        { title: 'Title of a', message: 'No picture.' },
        { title: 'Title of c', message: 'No name.' },
      ],
    });
  });

  // Seen failing when any waiting mail with an error was an outage: "does not take our mail".
  test('one mail that cannot be delivered is no outage, and is named with its reason', async () => {
    const { query } = await stores.open();
    const row = (id: string, state: 'waiting' | 'parked') => ({
      ...{ id, lane: 'mail' as const, kind: 'newsletter-confirmation' as const, payload: '{}' },
      ...{ state, created_at: 1, due_at: 1, attempts: 1, refusals: 1, ambiguous: 0 },
      last_error: `The mail server says no to ${id} (550 5.1.1)`,
    });
    const read = async (breaker: 'open' | 'closed') => {
      const { mail } = await readSystemState(
        {
          database: { query },
          settings: {
            inquiries: { mail: { to: [] } },
            content: { source: 'none' },
            operation: { webhookSecrets: [] },
          } as never,
          inquiries: {
            ...{ isMailed: true, stats: () => ({ breaker }) },
            handOff: { list: async () => [] },
          } as never,
          source: {
            status: () => ({ serving: { origin: 'none', since: 1 }, delivery: { failing: [] } }),
          } as never,
          doctor: { last: () => ({ findings: [] }) as never },
        },
        1,
      );
      return mail;
    };
    expect(await read('closed')).toMatchObject({ state: 'works', fault: null });
    await query.insertInto('outbox').values(row('late', 'waiting')).execute();
    expect(await read('closed')).toMatchObject({ state: 'waits', waiting: 1 });
    await query.insertInto('outbox').values(row('wrong', 'parked')).execute();
    expect(await read('closed')).toMatchObject({
      ...{ state: 'undelivered', undelivered: 1 },
      fault: { reason: 'The mail server says no to wrong (550 5.1.1)' },
    });
    expect(await read('open')).toMatchObject({ state: 'failing' });
  });
});
