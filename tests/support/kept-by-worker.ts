import type { Page } from '@playwright/test';

/** Path and query of everything that the service worker keeps, by cache. */
export function keptByWorker(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => url.replace(location.origin, ''));
    }
    return kept;
  });
}

/** Everything that it keeps, as text: addresses, headers and bodies of what was asked and answered. */
export function keptTexts(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request, { ignoreVary: true }))!;
        const heads = JSON.stringify([[...request.headers], [...answer.headers]]);
        const text = [name, request.url, heads, await answer.text()].join('\n');
        kept.push({ address: request.url.replace(location.origin, ''), text });
      }
    }
    return kept;
  });
}

/** Every path and query that it keeps. */
export async function keptPaths(page: Page): Promise<string[]> {
  return Object.values(await keptByWorker(page)).flat();
}

/** Whether a worker is registered at all. */
export function hasWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
}

/** Waits until the worker is at work. The browser complains of a connection that goes while it fetches its script. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** The names of its caches. Unlike reading what is in them, this cannot make one anew that is being taken away. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
