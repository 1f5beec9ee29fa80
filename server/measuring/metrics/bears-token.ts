import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries this bearer token; never, where none is set. */
export function bearsToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
