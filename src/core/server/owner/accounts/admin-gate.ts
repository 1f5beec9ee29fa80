import type { Context, MiddlewareHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AccountService } from './start-accounts.ts';

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
 * changes something must come from this site's own pages.
 * @param refuse answers what is not taken
 */
export function adminGate(
  { isOwnPost }: Pick<AccountService, 'isOwnPost'>,
  refuse: (c: Context, status: 403) => Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    if (!isAdminPath(c.req.path)) return next();
    if (!READS.has(c.req.method) && !isOwnPost(c.req.raw)) c.res = await refuse(c, 403);
    else await next();
    if (c.res === RESPONSE_ALREADY_SENT) return;
    c.res.headers.set('Cache-Control', 'no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  };
}
