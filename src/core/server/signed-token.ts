import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longer than any of ours. */
const LONGEST = 2_000;

const sign = (purpose: string, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}:${body}`).digest();

/** A text that carries its signature, good for one purpose only. Nothing of it needs to be stored. @param body without a dot */
export function signToken(purpose: string, body: string, secret: string): string {
  return `${body}.${sign(purpose, body, secret).toString('base64url')}`;
}

/**
 * @param secrets any of which may have signed it
 * @returns the text that was signed; null for a token that is not ours or not for this purpose
 */
export function openToken(
  purpose: string,
  token: string,
  secrets: readonly string[],
): string | null {
  const [body, signature, ...rest] = token.length > LONGEST ? [] : token.split('.');
  if (!body || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => {
    const right = sign(purpose, body, secret);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? body : null;
}
