import type { Page } from '@playwright/test';

/** By then a worker has answered what it was asked before. */
const IDLE_AFTER_MS = 3_000;

/**
 * Ends the worker that a waiting one is to replace, once it has had time for what it was doing. Chromium does so itself,
 * with the next page or within a minute, but never while a tool is attached to the worker, as Playwright always is
 * (docs/decisions/075-service-worker.md). A worker that has not asked to take over goes on waiting all the same.
 */
export async function endReplacedWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  const ending = new Set<string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
    const replaced = [...statuses].find(([, status]) => status === 'activated')?.[0];
    const isAwaited = [...statuses.values()].includes('installed');
    if (!isAwaited || replaced === undefined || ending.has(replaced)) return;
    ending.add(replaced);
    // The page may be gone by then, and its session with it.
    const end = () =>
      session.send('ServiceWorker.stopWorker', { versionId: replaced }).catch(() => undefined);
    setTimeout(() => void end(), IDLE_AFTER_MS);
  });
  await session.send('ServiceWorker.enable');
}
