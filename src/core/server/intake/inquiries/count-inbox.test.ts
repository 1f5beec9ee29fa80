import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { countInbox, countOpen } from './count-inbox.ts';

describeOnEachEngine('counting inquiries', (stores) => {
  test('those are open that nobody has answered and that are no spam, in one question', async () => {
    const { query } = await stores.open();
    expect(await countOpen(query)).toBe(0);
    const kinds = [
      ['new', 'clean'],
      ['new', 'suspect'],
      ['new', 'spam'],
      ['contacted', 'clean'],
      ['lost', 'suspect'],
    ] as const;
    await query
      .insertInto('inquiries')
      .values(
        kinds.map(([stage, spam_verdict], at) => ({
          ...{ idempotency_key: `key-${at}`, content_hash: `hash-${at}`, received_at: at },
          ...{ form_type: 'Contact Page Form', name: 'Vera', email: 'vera@example.com' },
          ...{ phone: '', company: '', subject: '', message: 'Hello', location: '', consent: '' },
          ...{ sent_by: 'script', spam_score: 0, spam_reasons: '[]' },
          ...{ stage, spam_verdict },
        })) as never,
      )
      .execute();
    expect(await countOpen(query)).toBe(2);
    expect((await countInbox(query, 0)).fresh).toBe(2);
  });
});
