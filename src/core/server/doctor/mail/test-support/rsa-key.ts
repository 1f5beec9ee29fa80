import { generateKeyPairSync } from 'node:crypto';

const made = new Map<number, string>();

/**
 * A public RSA key as it stands in DNS, in base64, made once for each length.
 * @param bits at least 512
 */
export function rsaKey(bits: number): string {
  const known = made.get(bits);
  if (known !== undefined) return known;
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  made.set(bits, key);
  return key;
}
