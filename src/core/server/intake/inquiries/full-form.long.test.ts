import { expect, test } from 'vitest';
import { refusalWords } from '#copy/en/refusal-words.ts';
import { goodInquiry, startService, type RunningService } from '#tests/support/running-service.ts';
import { packSolution, solveTask } from '#tests/support/solve-task.ts';
import { describeOnEachEngine } from '#tests/support/stores.ts';
import type { ProofTask } from '../spam/proof-of-work.ts';

type Marks = { idempotencyKey: string; token: string; proofTask: ProofTask | null };

describeOnEachEngine('a form that fifty networks have filled', (stores) => {
  const start = () =>
    startService(stores, { INTAKE_LIMIT_PER_CLIENT: '2', TRUSTED_PROXY_COUNT: '1' }, false);
  const open = async (site: RunningService, address: string): Promise<Marks> => {
    const path = '/api/form-token?form=Home%20Page%20Inquiry';
    const headers = { 'X-Forwarded-For': address };
    return (await site.service.routes.request(path, { headers })).json() as Promise<Marks>;
  };
  /** Sends other words each time, from another network unless one is given. */
  let sent = 0;
  const send = async (site: RunningService, marks: object = {}, address?: string) => {
    const index = ++sent;
    const body = { ...goodInquiry, message: `words ${index}`, ...marks };
    const from = address ?? `198.51.${index >> 8}.${index & 255}`;
    const answer = await site.post(body, { 'X-Forwarded-For': from });
    return { status: answer.status, body: (await answer.json()) as { error?: string } };
  };
  const fill = async (site: RunningService) => {
    for (let post = 0; post < 100; post++) await send(site);
  };
  const isStored = async (site: RunningService, marks: object) =>
    (await send(site, marks)).status === 200;

  // Seen failing with everybody refused, with a pass never spent, and with every token taken for a pass.
  test('lets in who solved a task or had it open before, each once; only the rest waits, and reads why', async () => {
    const site = await start();
    const { idempotencyKey, token } = await open(site, '203.0.113.1');
    const early = { idempotencyKey, token };
    site.clock.jump(5_000);
    await fill(site);

    const rest = await send(site);
    expect([rest.status, rest.body.error]).toEqual([429, refusalWords.tooManyInAll]);
    expect(await isStored(site, early)).toBe(true);
    expect(await isStored(site, early)).toBe(false);
    expect(await isStored(site, { ...early, idempotencyKey: 'another-key' })).toBe(false);

    const late = await open(site, '203.0.113.2');
    site.clock.jump(5_000);
    expect(await isStored(site, { idempotencyKey: late.idempotencyKey, token: late.token })).toBe(
      false,
    );
    const proof = packSolution(solveTask(late.proofTask!));
    const solved = { idempotencyKey: late.idempotencyKey, token: late.token, proof };
    const words = { ...solved, message: 'sent twice, since the first answer was lost' };
    expect(await isStored(site, words)).toBe(true);
    expect(await isStored(site, words)).toBe(true);
    // The same work once more, however it is written.
    for (const again of [proof, ` ${proof}`, proof.replace(/=+$/u, ''), `${proof}\n`])
      expect(await isStored(site, { proof: again }), again).toBe(false);
    const rows = await site.database.query.selectFrom('inquiries').selectAll().execute();
    expect(rows).toHaveLength(102);
    expect(rows.at(-1)).toMatchObject({ spam_verdict: 'clean' });
  });

  test('holds one client to its own limit, whatever lets it in, and tells it so', async () => {
    const site = await start();
    const address = '203.0.113.3';
    const passes = [];
    for (let pass = 0; pass < 3; pass++) {
      const { idempotencyKey, token } = await open(site, address);
      passes.push({ idempotencyKey, token });
    }
    site.clock.jump(5_000);
    await fill(site);
    const answers = [];
    for (const pass of passes) answers.push(await send(site, pass, address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers.at(-1)!.body.error).toBe(refusalWords.tooMany);
  });

  // Seen failing with no counter for an address that is null.
  test('counts those whose address cannot be read as one, and does not tell them that it was they', async () => {
    const site = await start();
    const unreadable = ['unknown', 'no address', '203.0.113.300'];
    const answers = [];
    for (const address of unreadable) answers.push(await send(site, {}, address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers.at(-1)!.body.error).toBe(refusalWords.tooManyInAll);
    expect((await send(site)).status).toBe(200);
  });
});
