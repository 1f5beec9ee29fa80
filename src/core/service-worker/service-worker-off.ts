import { deleteCaches } from '#browser/worker-messages.ts';
import type { WorkerScope } from './worker-scope.ts';

/*
 * Served in the worker's place under SERVICE_WORKER=off: browsers that still have one fetch it with the next page, and
 * it takes itself and everything kept away.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(scope.caches).then(() => scope.registration.unregister()));
});
