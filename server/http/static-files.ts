import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Files whose name or folder changes with their content. */
const IMMUTABLE = /\/(?:assets|fonts|pictures)\//u;

/** The built browser files, compressed ahead at build time; assets, fonts and pictures may be kept for ever. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  return serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      c.header(
        'Cache-Control',
        IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
