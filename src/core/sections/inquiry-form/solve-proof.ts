/** The task that an unusual number of messages brings with the form token: find the number behind a hash. */
export type ProofTask = {
  algorithm: 'SHA-256';
  challenge: string;
  maxNumber: number;
  salt: string;
  signature: string;
};

const BATCH = 250;

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Solves the task without holding up the page.
 * @returns base64 of the solved task, or null where the browser cannot hash (no secure context)
 */
export async function solveProof({
  algorithm,
  challenge,
  maxNumber,
  salt,
  signature,
}: ProofTask): Promise<string | null> {
  if (!('subtle' in crypto)) return null;
  const encoder = new TextEncoder();
  for (let start = 0; start <= maxNumber; start += BATCH) {
    const numbers = Array.from(
      { length: Math.min(BATCH, maxNumber - start + 1) },
      (_, step) => start + step,
    );
    const hashes = await Promise.all(
      numbers.map(async (number) =>
        toHex(await crypto.subtle.digest(algorithm, encoder.encode(`${salt}${number}`))),
      ),
    );
    const found = hashes.indexOf(challenge);
    if (found >= 0)
      return btoa(JSON.stringify({ algorithm, challenge, number: start + found, salt, signature }));
  }
  return null;
}
