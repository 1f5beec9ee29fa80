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
  return async (c, next) => {
    await next();
    if (c.res === RESPONSE_ALREADY_SENT) return;
    c.header('Cache-Control', asSent(c.res.headers.get('Cache-Control')));
    const framed = isFramed(c.res.headers);
    for (const [name, value] of Object.entries(headersOf(headers, c.req.path))) {
      if (!c.res.headers.has(name) && !(framed && name === 'X-Frame-Options'))
        c.header(name, value);
    }
  };
}

/**
 * What an answer that is no page carries.
 * @param headers of every answer
 */
export function headersOf(
  headers: Readonly<Record<string, string>>,
  path: string,
): Record<string, string> {
  return {
    ...headers,
    'Cross-Origin-Resource-Policy': resourcePolicy(path),
    'Content-Security-Policy': filePolicy(path),
  };
}
