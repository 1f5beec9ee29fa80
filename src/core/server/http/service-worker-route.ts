import { join } from 'node:path';
import { Hono } from 'hono';
import type { NodeBindings } from './page-handler.ts';
import { headersOf } from './security/answer-headers.ts';
import { sendFile } from './send-file.ts';

const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * `/service-worker.js`, at the root so that its scope is the whole site, and asked for anew each time. Switched off, it
 * is the worker that takes itself away.
 * @param buildDir folder of the build
 * @param headers of every answer
 */
export function serviceWorkerRoute(
  buildDir: string,
  on: boolean,
  headers: Readonly<Record<string, string>>,
): Hono<{ Bindings: NodeBindings }> {
  const routes = new Hono<{ Bindings: NodeBindings }>();
  const folder = join(buildDir, 'service-worker');
  const path = on ? SERVICE_WORKER_PATH : '/service-worker-off.js';
  const file = { headers: headersOf(headers, SERVICE_WORKER_PATH), caching: 'no-cache' };
  routes.get(
    SERVICE_WORKER_PATH,
    async (c) => (await sendFile(c, folder, path, file)) ?? c.notFound(),
  );
  return routes;
}
