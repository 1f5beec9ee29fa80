import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as the service makes them: 22 letters and digits. */
export function newId(): string {
  return Array.from(randomBytes(22), (byte) => DIGITS[byte % DIGITS.length]).join('');
}
