import { withoutUnseen } from './without-unseen.ts';

/** Domains that are kept for examples and tests and reach nobody (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))\.?$/iu;

/** Whether mail to an address can reach nobody; with or without a name before it. */
export const reachesNobody = (address: string): boolean =>
  RESERVED.test(/@([^@>]*)>?$/u.exec(address.trim())?.[1] ?? '');

const MAX_CHARACTERS = 254;

/**
 * The address that a visitor's mail program may write to.
 * @param value what an editor entered as email address
 * @returns '' for anything but one address, and for an address that can reach nobody
 */
export function toMailAddress(value: string): string {
  const text = withoutUnseen(value).trim();
  if (text.length > MAX_CHARACTERS || /[\s\p{Cc}\p{Cf}"(),:;<>[\\\]?&%]/u.test(text)) return '';
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0 || !domain.includes('.')) return '';
  return reachesNobody(text) ? '' : text;
}
