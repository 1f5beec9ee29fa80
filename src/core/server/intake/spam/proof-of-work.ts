import { createChallenge, verifySolution } from 'altcha-lib/v1';

/**
 * A task for the browser: find the number from 0 to `maxNumber` for which the hex SHA-256 of salt followed by
 * the number is `challenge`. It costs a phone well under a second and a sender of thousands a machine.
 */
export type ProofTask = {
  algorithm: 'SHA-256';
  challenge: string;
  maxNumber: number;
  salt: string;
  signature: string;
};

const MAX_NUMBER = 60_000;
const VALID_MS = 30 * 60_000;

/** Sets a task that the server recognises by its signature; nothing is stored until it is spent. */
export async function setProofTask(secret: string, nowMs: number): Promise<ProofTask> {
  const { challenge, salt, signature } = await createChallenge({
    hmacKey: `proof:${secret}`,
    maxnumber: MAX_NUMBER,
    expires: new Date(nowMs + VALID_MS),
  });
  return { algorithm: 'SHA-256', challenge, maxNumber: MAX_NUMBER, salt, signature };
}

type Solution = Exclude<Parameters<typeof verifySolution>[0], string>;

export type ProofCheck =
  | { state: 'missing' | 'wrong' }
  /** Right, but to be counted once: whoever uses it stores the signature until `expiresAtMs`. */
  | { state: 'solved'; signature: string; expiresAtMs: number };

/**
 * Checks a solved task: base64 of the JSON of algorithm, challenge, salt, signature and `number`.
 * The library accepts the same solution again and again; spent signatures are the store's to remember.
 */
export async function checkProof(
  proof: string | null,
  secrets: readonly string[],
  nowMs: number,
): Promise<ProofCheck> {
  if (proof === null) return { state: 'missing' };
  try {
    const solution = JSON.parse(Buffer.from(proof, 'base64').toString()) as Solution;
    if (typeof solution.signature !== 'string' || typeof solution.salt !== 'string')
      return { state: 'wrong' };
    if (solution.algorithm !== 'SHA-256' || !Number.isSafeInteger(solution.number))
      return { state: 'wrong' };
    // The end of its validity is part of the signed salt; it is compared with our own clock here.
    const ends =
      Number(new URLSearchParams(solution.salt.split('?')[1] ?? '').get('expires')) * 1_000;
    if (!(ends > nowMs)) return { state: 'wrong' };
    const verified = await Promise.all(
      secrets.map((secret) => verifySolution(solution, `proof:${secret}`, false)),
    );
    if (!verified.includes(true)) return { state: 'wrong' };
    return { state: 'solved', signature: solution.signature, expiresAtMs: ends };
  } catch {
    return { state: 'wrong' };
  }
}
