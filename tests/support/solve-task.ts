import { createHash } from 'node:crypto';
import type { ProofTask } from '#server/intake/spam/proof-of-work.ts';

/** The solution of a proof of work, as a browser finds it. */
export function solveTask({ algorithm, challenge, salt, signature, maxNumber }: ProofTask) {
  const hash = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');
  let number = 0;
  while (hash(number) !== challenge && number < maxNumber) number += 1;
  return { algorithm, challenge, salt, signature, number };
}

/** A solution as a form sends it. */
export const packSolution = (solution: object) =>
  Buffer.from(JSON.stringify(solution)).toString('base64');
