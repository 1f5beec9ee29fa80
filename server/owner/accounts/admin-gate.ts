import type { Context, MiddlewareHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { bodyLimit } from 'hono/body-limit';
import type { AccountService } from './start-accounts.ts';

/** The largest form of the owner's screens is a few hundred characters. */
const BODY_MAX_BYTES = 64 * 1024;
/** The one screen that takes a file says itself, in words, what is too large for it; this only bounds the memory. */
const FILE_SCREEN = '/admin/redirects';
const FILE_BODY_MAX_BYTES = 4 * 1024 * 1024;
const ADMIN = /^\/+admin(?:[/.]|$)/iu;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether an address is one of the owner's, however it is written. */
function isAdminPath(path: string): boolean {
  if (ADMIN.test(path)) return true;
  try {
    return ADMIN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Stands before everything under /admin, whatever answers there: no copy is kept anywhere, nothing is indexed, and what
 * changes something must come from this site's own pages (reliability targets D1, D5).
 * @param refuse answers what is not taken
 */
export function adminGate(
  { isOwnPost }: Pick<AccountService, 'isOwnPost'>,
  refuse: (c: Context, status: 403 | 413) => Promise<Response>,
): MiddlewareHandler {
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, 413) });
  const [limit, fileLimit] = [limitTo(BODY_MAX_BYTES), limitTo(FILE_BODY_MAX_BYTES)];
  return async (c, next) => {
    if (!isAdminPath(c.req.path)) return next();
    if (!READS.has(c.req.method) && !isOwnPost(c.req.raw)) {
      c.res = await refuse(c, 403);
    } else {
      const refused: unknown = await (c.req.path === FILE_SCREEN ? fileLimit : limit)(c, next);
      if (refused instanceof Response) c.res = refused;
    }
    if (c.res === RESPONSE_ALREADY_SENT) return;
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  };
}
