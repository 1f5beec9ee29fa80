import { withoutUnseen } from './without-unseen.ts';

/** What people write between the digits of a telephone number. */
const NUMBER = /^\+?[\d\s()./-]{5,40}$/u;

/**
 * The address that dials a telephone number as it was written, or null for what is not clearly one number. The trunk zero
 * in brackets after a country code, as in +44 (0)20 7946 0018, is not dialled.
 */
export function telephoneAddress(phone: string): string | null {
  const text = withoutUnseen(phone).trim();
  if (!NUMBER.test(text)) return null;
  const dialled = text.startsWith('+') ? text.replace('(0)', '') : text;
  const digits = dialled.replaceAll(/\D/gu, '');
  if (digits.length < 5) return null;
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}`;
}
