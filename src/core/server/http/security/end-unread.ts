import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { readOut } from './read-out.ts';

/** So much of a body that is too large is read and thrown away, in bytes; proxies in front pass on less. */
const READ_OUT_BYTES = 4 * 1024 * 1024;
/** And no longer than this: who sends slowly loses the answer. */
const READ_OUT_MS = 1_000;

/**
 * An answer 413 or 405, which leaves a body unread, says that its connection ends with it. Left open, a proxy would keep
 * it for the next visitor, whose message would be lost when the unread body makes the server close it half a second later.
 */
export function endUnread(): MiddlewareHandler<{ Bindings: { incoming: IncomingMessage } }> {
  return async (c, next) => {
    await next();
    if (c.res.status !== 413 && c.res.status !== 405) return;
    c.header('Connection', 'close');
    const read = Promise.withResolvers<void>();
    const limit = setTimeout(read.resolve, READ_OUT_MS);
    readOut(c.env.incoming, READ_OUT_BYTES, read.resolve);
    await read.promise;
    clearTimeout(limit);
  };
}
