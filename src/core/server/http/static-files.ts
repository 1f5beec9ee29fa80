import type { MiddlewareHandler } from 'hono';
import type { NodeBindings } from './page-handler.ts';
import { headersOf } from './security/answer-headers.ts';
import { sendFile } from './send-file.ts';

/** Files whose name or folder changes with their content. */
const IMMUTABLE = /\/(?:assets|fonts|pictures)\//u;

/**
 * The built browser files, compressed ahead at build time; assets, fonts and pictures may be kept for ever.
 * @param headers of every answer
 */
export function staticFiles(
  clientDir: string,
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<{ Bindings: NodeBindings }> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { pathname } = new URL(c.req.url);
    const caching = IMMUTABLE.test(pathname)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    const file = { headers: headersOf(headers, pathname), caching };
    return (await sendFile(c, clientDir, pathname, file)) ?? next();
  };
}
