import {
  CACHE_OFFLINE_PAGE,
  CLAIM_PAGES,
  PAGE_READ,
  type WorkerMessage,
} from '#browser/worker-messages.ts';
import { answerPage } from './answer-page.ts';
import { createWorkerCaches } from './worker-caches.ts';
import { parseMessage } from './parse-message.ts';
import { classifyRequest } from './classify-request.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

/** Written in by the build: changes with every file of the site. */
declare const __BUILD__: string;
/** Written in by the build: where the icons are that a part draws when it is used. */
declare const __ICONS__: string;

/** How long the network may take before a stored page shows instead. */
const LONGEST_WAIT_MS = 5_000;

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const keeper = createWorkerCaches({
  caches: scope.caches,
  fetch: (...asked) => fetch(...asked),
  origin,
  build: __BUILD__,
  isOnline: () => scope.navigator.onLine,
  isReplaced: () => scope.serviceWorker?.state === 'redundant',
  now: () => Date.now(),
});
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/** What the network says to a request; a page was asked for already while the worker was starting. */
async function network({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

scope.addEventListener('install', (event) => {
  // A sleeping worker would be woken for them, and what a page reports as it is left would end with the page meanwhile.
  const posts = event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  posts?.catch(() => undefined);
  event.waitUntil(
    keeper
      .keepOfflinePage()
      .then(() => keeper.fetchAssets([__ICONS__]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      keeper.dropOld(),
      // Not everywhere: without it, pages wait for the worker to start.
      scope.registration.navigationPreload?.enable(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = classifyRequest(request, origin);
  const offline = () => keeper.findOfflinePage();
  switch (asked.kind) {
    case 'page': {
      const { key } = asked;
      const arrives = network(event);
      event.waitUntil(
        arrives.then(
          (answer) => keeper.keepPage(key, answer),
          () => undefined,
        ),
      );
      const kept = () => keeper.findPage(key);
      event.respondWith(answerPage({ network: () => arrives, kept, offline, patience }));
      return;
    }
    case 'drawing': {
      const { pathname } = new URL(request.url);
      const later = (work: Promise<unknown>) => event.waitUntil(work);
      event.respondWith(keeper.answerDrawing(pathname, () => fetch(request), later));
      return;
    }
    case 'asset': {
      const { pathname } = new URL(request.url);
      const later = (work: Promise<unknown>) => event.waitUntil(work);
      event.respondWith(keeper.answerAsset(pathname, () => fetch(request), later));
      return;
    }
    case 'icon': {
      const { pathname } = new URL(request.url);
      const answer = fetch(request).catch(
        async () => (await keeper.findIcon(pathname)) ?? Response.error(),
      );
      event.respondWith(answer);
      return;
    }
    default:
      // A page that is kept nowhere. Answered here too, for the browser has asked for it already (navigation preload).
      if (asked.opensPage)
        event.respondWith(network(event).catch(async () => (await offline()) ?? Response.error()));
  }
});

function follow(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case CACHE_OFFLINE_PAGE:
      return keeper.refreshOfflinePage();
    case CLAIM_PAGES:
      return scope.clients.claim();
    case PAGE_READ:
      return keeper.fetchPage(message.page).then(() => keeper.fetchAssets(message.files));
  }
}

scope.addEventListener('message', (event) => {
  const message = parseMessage(event, origin);
  if (!message) return;
  event.waitUntil(
    follow(message).then(
      () => event.ports[0]?.postMessage({ done: true }),
      () => event.ports[0]?.postMessage({ done: false }),
    ),
  );
});
