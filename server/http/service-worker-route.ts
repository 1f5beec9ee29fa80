import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * `/service-worker.js`, at the root so that its scope is the whole site, and asked for anew each time. Switched off, it
 * is the worker that takes itself away.
 * @param buildDir folder of the build
 */
export function serviceWorkerRoute(buildDir: string, on: boolean): Hono {
  const routes = new Hono();
  const file = on ? 'service-worker.js' : 'service-worker-off.js';
  routes.get(
    SERVICE_WORKER_PATH,
    serveStatic({
      root: join(buildDir, 'service-worker'),
      path: file,
      precompressed: true,
      onFound: (_, c) => {
        c.header('Cache-Control', 'no-cache');
      },
    }),
  );
  return routes;
}
