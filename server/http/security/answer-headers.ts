import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { isFramed } from '#server/owner/owner.ts';
import { asSent } from './as-sent.ts';
import { filePolicy, resourcePolicy } from './security-headers.ts';

/**
 * Puts the security headers on every answer that does not carry them yet: files, endpoints, redirects, errors. Last, since
 * what packs an answer here heeds that nobody may change it.
 */
export function answerHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  const all = Object.entries(headers);
  return async (c, next) => {
    await next();
    if (c.res === RESPONSE_ALREADY_SENT) return;
    c.header('Cache-Control', asSent(c.res.headers.get('Cache-Control')));
    if (!c.res.headers.has('Cross-Origin-Resource-Policy'))
      c.header('Cross-Origin-Resource-Policy', resourcePolicy(c.req.path));
    const framed = isFramed(c.res.headers);
    for (const [name, value] of all) {
      if (!c.res.headers.has(name) && !(framed && name === 'X-Frame-Options'))
        c.header(name, value);
    }
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', filePolicy(c.req.path));
  };
}
