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
    ];
    const { content } = await readSystemState(
      {
        database: { query },
        settings: {
          inquiries: { mail: { to: [] } },
          content: { source: 'contentful' },
          operation: { webhookSecrets: [] },
        } as never,
        inquiries: { isMailed: false, handOff: { list: async () => [] } } as never,
        source: {
          status: () => ({ serving: { origin: 'live', since: 1 }, delivery: { failing: [] } }),
        } as never,
        doctor: { last: () => ({ findings }) as never },
      },
      1,
    );
    expect(content).toMatchObject({
      state: 'works',
      errors: 2,
      faults: [
        { title: 'Title of a', message: 'No picture.' },
        { title: 'Title of c', message: 'No name.' },
      ],
    });
  });
});
