import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltSite } from '#tests/support/built-site.ts';

const LOOK_EVERY_MS = 1_000;
const LONGEST_MS = 120_000;

/** Waits until each page is kept in its smallest form: what a visitor gets, but for the first after a publication. */
export async function untilBuilt(site: Pick<BuiltSite, 'url'>, paths: string[]): Promise<void> {
  let last = '';
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += LOOK_EVERY_MS) {
    const sizes: string[] = [];
    for (const path of paths) {
      const answer = await fetch(site.url + path, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      sizes.push(answer.headers.get('content-length') ?? '');
    }
    if (sizes.join() === last) return;
    last = sizes.join();
    await pause(LOOK_EVERY_MS);
  }
}
