/*
 * The part of the service worker's surroundings that is used here. The compiler's own library for workers cannot stand
 * beside the one for pages.
 */

type WaitingEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** Requests that need no worker (Service Worker Static Routing API); not every browser has it. */
export type WorkerInstallEvent = WaitingEvent & {
  addRoutes?(route: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
};

export type WorkerFetchEvent = WaitingEvent & {
  readonly request: Request;
  /** What the browser asked for by itself while the worker was starting; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerMessageEvent = WaitingEvent & {
  readonly data: unknown;
  readonly origin: string;
  readonly source: object | null;
  readonly ports: readonly MessagePort[];
};

type WorkerEvents = {
  install: WorkerInstallEvent;
  activate: WaitingEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
};

export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean };
  readonly registration: ServiceWorkerRegistration;
  /** The worker itself; not every browser names it. */
  readonly serviceWorker?: Pick<ServiceWorker, 'state'>;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};
