import {
  CACHE_OFFLINE_PAGE,
  CLAIM_PAGES,
  deleteCaches,
  NO_WORKER,
  PAGE_READ,
  type WorkerMessage,
} from './worker-messages.ts';

/**
 * Registers the service worker and sends it what was read; call it after `load`. Where there is to be none (it is
 * switched off, or this is a preview) one that is still there goes, with everything it kept.
 * @param address of the worker; NO_WORKER where there is to be none; undefined where the page does not know
 * @param files that the page may still ask for: a stored page needs them without a connection
 */
export async function startServiceWorker(
  address: string | undefined,
  files: readonly string[],
): Promise<void> {
  // Browsers offer it to secure pages only.
  if (address === undefined || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  try {
    if (address === NO_WORKER) {
      const registrations = await workers.getRegistrations();
      if (registrations.length === 0) return;
      await Promise.all(registrations.map((registration) => registration.unregister()));
      return await deleteCaches(caches);
    }
    const passedIt = workers.controller !== null;
    await workers.register(address);
    const { active } = await workers.ready;
    const tell = (message: WorkerMessage) => active?.postMessage(message);
    tell({ type: CACHE_OFFLINE_PAGE });
    if (!passedIt) {
      onceInView(() => tell({ type: CLAIM_PAGES }));
      tell(pageRead(files));
    }
  } catch {
    // The site works without: storage may be closed to us, or the connection gone.
  }
}

/** A page out of view may wait in the browser's memory to be gone back to, and loses that place when it is claimed. */
function onceInView(act: () => void): void {
  if (document.visibilityState === 'visible') act();
  else document.addEventListener('visibilitychange', () => onceInView(act), { once: true });
}

function pageRead(missing: readonly string[]): WorkerMessage {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  const files = [...new Set([...loaded, ...missing])];
  return { type: PAGE_READ, page: location.pathname + location.search, files };
}
