import { expect, test } from 'vitest';
import { readEvents } from '#server/intake/intake.ts';
import type { SiteDatabase } from '#server/store/open-database.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { AccountProvider } from './account-provider.ts';
import type { Role } from './permissions.ts';
import {
  accountsOn,
  Browser,
  emptyAccounts,
  inviteByCode,
  OWNER,
  settle,
  signUpOwner,
  turnOnFactor,
} from './test-support/account-bench.ts';

const { password } = OWNER;

describeOnEachEngine('inquiries of somebody who sees them no more', (stores) => {
  let shared: SiteDatabase | null = null;
  const join = async (accounts: AccountProvider, by: Browser, name: string, role: Role) => {
    const email = `${name.toLowerCase()}@example.com`;
    const code = await inviteByCode(accounts, by, email, role);
    const made = await accounts.signUp(new Browser('192.0.2.9').visitor, {
      ...{ name, email, code, password },
    });
    if (made.outcome !== 'signed-up') throw new Error(made.outcome);
    return made.account;
  };
  const open = async () => {
    const database = (shared ??= await stores.open());
    await emptyAccounts(database);
    await database.query.deleteFrom('inquiries').execute();
    const { accounts } = accountsOn(database);
    const founder = await signUpOwner(accounts);
    await turnOnFactor(accounts, founder);
    await settle(database);
    const paul = await join(accounts, founder, 'Paul', 'sales');
    const mary = await join(accounts, founder, 'Mary', 'sales');
    const eddy = await join(accounts, founder, 'Eddy', 'editor');
    const store = async (key: string, fields: object) => {
      const { number } = await database.query
        .insertInto('inquiries')
        .values({
          ...{ idempotency_key: key, content_hash: key, received_at: 1, form_type: '', name: 'A' },
          ...{ email: 'a@example.com', message: '', sent_by: 'script', spam_verdict: 'clean' },
          ...fields,
        } as never)
        .returning('number')
        .executeTakeFirstOrThrow();
      return number;
    };
    const owned = await store('owned', {
      ...{ assignee_id: paul.id, follow_up_by: paul.id, follow_up_at: 5 },
    });
    const followed = await store('followed', {
      ...{ assignee_id: mary.id, follow_up_by: paul.id, follow_up_at: 5 },
    });
    const others = await store('others', { assignee_id: mary.id });
    const numbers = [owned, followed, others];
    const read = async () => {
      const rows = await database.query
        .selectFrom('inquiries')
        .select(['assignee_id', 'follow_up_by'])
        .orderBy('number')
        .execute();
      const events = await readEvents(database.query, numbers);
      const told = numbers.map((number) =>
        (events.get(number) ?? []).map(({ kind, by, detail }) => ({ kind, by, ...detail })),
      );
      return { rows, told };
    };
    return { database, accounts, founder, paul, mary, eddy, read };
  };
  type Opened = Awaited<ReturnType<typeof open>>;
  type Leave = (opened: Opened, successor?: string | null) => Promise<{ outcome: string }>;
  const remove: Leave = ({ accounts, founder, paul }, successor) =>
    accounts.removeAccount(founder.visitor, {
      ...{ id: paul.id, typedEmail: paul.email, password, successor },
    });
  const demote: Leave = ({ accounts, founder, paul }, successor) =>
    accounts.changeRole(founder.visitor, { id: paul.id, role: 'editor', password, successor });

  test('go to whoever was chosen, with a line in each history that names people', () =>
    checkEach<[string, Leave, string]>(
      [
        ['removal', remove, 'removed'],
        ['role', demote, 'changed'],
      ],
      async (_name, leave, outcome) => {
        const opened = await open();
        const { mary, read } = opened;
        expect(await leave(opened, mary.id)).toEqual({ outcome });
        const line = { by: OWNER.name, assignee: 'Mary', former: 'Paul' };
        expect(await read()).toEqual({
          rows: [
            { assignee_id: mary.id, follow_up_by: mary.id },
            { assignee_id: mary.id, follow_up_by: mary.id },
            { assignee_id: mary.id, follow_up_by: null },
          ],
          told: [[{ kind: 'assigned', ...line }], [{ kind: 'follow-up-assigned', ...line }], []],
        });
      },
    ));

  test('go to nobody where that is chosen', async () => {
    const opened = await open();
    expect(await remove(opened, null)).toEqual({ outcome: 'removed' });
    const { rows, told } = await opened.read();
    expect(rows[0]).toEqual({ assignee_id: null, follow_up_by: null });
    expect(told[0]).toEqual([{ kind: 'assigned', by: OWNER.name, assignee: null, former: 'Paul' }]);
  });

  test('keep somebody from leaving while no choice was made that can be followed', () =>
    checkEach<[string, Leave, (opened: Opened) => string | undefined]>(
      [
        ['removal, no choice', remove, () => undefined],
        ['role, no choice', demote, () => undefined],
        ['themselves', remove, ({ paul }) => paul.id],
        ['somebody who sees no inquiries', remove, ({ eddy }) => eddy.id],
        ['somebody unknown', demote, () => 'unknown'],
      ],
      async (_name, leave, choose) => {
        const opened = await open();
        const before = await opened.read();
        expect(await leave(opened, choose(opened))).toEqual({ outcome: 'no-successor' });
        expect(await opened.read()).toEqual(before);
        const people = await opened.accounts.accounts();
        expect(people.find(({ id }) => id === opened.paul.id)?.role).toBe('sales');
      },
    ));

  test('are nobody’s concern where somebody looks after none, or goes on seeing them', async () => {
    const opened = await open();
    const { accounts, database, founder, paul, read } = opened;
    const before = await read();
    const owner = { id: paul.id, role: 'owner', password } as const;
    expect(await accounts.changeRole(founder.visitor, owner)).toEqual({ outcome: 'changed' });
    expect(await read()).toEqual(before);
    await database.query.deleteFrom('inquiries').execute();
    expect(await remove(opened)).toEqual({ outcome: 'removed' });
  });
});
