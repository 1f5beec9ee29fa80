import { describe, expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { packSolution, solveTask } from '#tests/support/solve-task.ts';
import { issueFormToken, checkFormToken } from './form-token.ts';
import { checkProof, setProofTask } from './proof-of-work.ts';

const secret = 'a secret for tests';
const issuedAtMs = 1_795_000_000_000;
const content = { formType: 'Home Page Inquiry', key: 'key-1234', issuedAtMs };
const token = issueFormToken(content, secret);
const check = (over: {
  token?: string | null;
  formType?: string;
  key?: string | null;
  afterMs?: number;
}) =>
  checkFormToken(
    over.token === undefined ? token : over.token,
    {
      formType: over.formType ?? content.formType,
      key: over.key === undefined ? content.key : over.key,
      nowMs: issuedAtMs + (over.afterMs ?? 10_000),
    },
    ['the present secret', secret],
  );

describe('checkFormToken', () => {
  test('tells a token of ours in time from every other', () =>
    checkEach(
      [
        ['good', {}],
        ['missing', { token: null }],
        ['other-form', { formType: 'Contact Page Form' }],
        ['other-key', { key: 'key-5678' }],
        ['other-key', { key: null }],
        ['too-fast', { afterMs: 1_999 }],
        ['good', { afterMs: 24 * 3_600_000 }],
        ['too-old', { afterMs: 24 * 3_600_000 + 1 }],
        ['from-the-future', { afterMs: -6_000 }],
        ['forged', { token: issueFormToken(content, 'another secret') }],
        ['forged', { token: 'x' }],
        ['forged', { token: `${token}.more` }],
      ] as const,
      (expected, over) => expect(check(over)).toBe(expected),
    ));
});

describe('checkProof', () => {
  const solve = async () => solveTask(await setProofTask(secret, issuedAtMs));

  test('takes a right solution until its time is over', async () => {
    const proof = packSolution(await solve());
    expect(
      await checkProof(proof, ['the present secret', secret], issuedAtMs + 60_000),
    ).toMatchObject({ state: 'solved' });
    expect(await checkProof(proof, [secret], issuedAtMs + 31 * 60_000)).toEqual({ state: 'wrong' });
  });

  test('refuses a wrong number, a changed time, another algorithm, another secret and noise', async () => {
    const solution = await solve();
    const wrong = [
      packSolution({ ...solution, number: solution.number + 1 }),
      packSolution({
        ...solution,
        salt: solution.salt.replace(/expires=\d+/u, 'expires=9999999999'),
      }),
      packSolution({ ...solution, algorithm: 'SHA-1' }),
      'noise',
      packSolution([]),
    ];
    for (const proof of wrong)
      expect(await checkProof(proof, [secret], issuedAtMs)).toEqual({ state: 'wrong' });
    expect(await checkProof(packSolution(solution), ['another secret'], issuedAtMs)).toEqual({
      state: 'wrong',
    });
    expect(await checkProof(null, [secret], issuedAtMs)).toEqual({ state: 'missing' });
  });
});
