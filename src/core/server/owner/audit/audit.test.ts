import { expect, test } from 'vitest';
import { createHandClock } from '#tests/support/hand-clock.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import { createAudit } from './audit.ts';

const OLIVIA = { id: 'olivia', email: 'olivia@example.com' };
const HOUR_MS = 3_600_000;

describeOnEachEngine('the audit trail', (stores) => {
  const open = async () => {
    const clock = createHandClock();
    // Early in an hour.
    clock.jump(HOUR_MS - (clock.now() % HOUR_MS));
    const log = (_level: string, message: string, details?: object) => {
      throw new Error(`${message} ${JSON.stringify(details)}`);
    };
    return { clock, audit: createAudit({ database: await stores.open(), clock, log }) };
  };

  // Seen failing with a row for each try.
  test('holds the failed tries of one account, address and hour as one event', async () => {
    const { audit, clock } = await open();
    const fail = (address: string, action: 'sign-in-failed' | 'second-step-failed') =>
      audit.record({ action, account: OLIVIA, address });
    await Promise.all(Array.from({ length: 20 }, () => fail('192.0.2.1', 'sign-in-failed')));
    await audit.record({ action: 'signed-in', account: OLIVIA, address: '192.0.2.1' });
    clock.jump(1_000);
    await fail('192.0.2.1', 'sign-in-failed');
    await fail('192.0.2.1', 'second-step-failed');
    await fail('192.0.2.2', 'sign-in-failed');
    await audit.record({ action: 'sign-in-failed', account: null, address: '192.0.2.2' });
    clock.jump(HOUR_MS);
    await fail('192.0.2.1', 'sign-in-failed');
    const seen = (await audit.list({})).map(({ action, address, times }) => [
      action,
      address,
      times,
    ]);
    expect(seen).toEqual([
      ['sign-in-failed', '192.0.2.1', 1],
      ['sign-in-failed', '192.0.2.2', 1],
      ['sign-in-failed', '192.0.2.2', 1],
      ['second-step-failed', '192.0.2.1', 1],
      ['signed-in', '192.0.2.1', 1],
      ['sign-in-failed', '192.0.2.1', 21],
    ]);
  });

  // Seen failing with a row for every address.
  test('counts the failed tries of ever more addresses together, and goes on telling those it knows apart', async () => {
    const { audit } = await open();
    const fail = (address: string) =>
      audit.record({ action: 'sign-in-failed', account: OLIVIA, address });
    for (let from = 0; from < 120; from++) await fail(`192.0.2.${from}`);
    await fail('192.0.2.5');
    const trail = await audit.list({ limit: 1_000 });
    expect(trail).toHaveLength(101);
    expect(trail.find(({ address }) => address === null)?.times).toBe(20);
    expect(trail.find(({ address }) => address === '192.0.2.5')?.times).toBe(2);
  });
});
