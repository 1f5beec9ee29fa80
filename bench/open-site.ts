import { setTimeout as pause } from 'node:timers/promises';
import type { Emulator } from 'contentful-emulator';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { processorMs } from './process-figures.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';

/** Work at the start counts as done when the process uses less than this share of a processor. */
const QUIET_SHARE = 0.05;
const LOOK_EVERY_MS = 500;
const LONGEST_MS = 90_000;

/** The built site on a delivery service of the bench's own. */
export function openSite(emulator: Emulator, env: Record<string, string> = {}): Promise<BuiltSite> {
  return startBuiltSite({
    ...emulatorSettings(emulator),
    ...env,
  });
}

/** Waits until a site that has just started has built and compressed its pages. */
export async function untilQuiet(site: BuiltSite): Promise<void> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += LOOK_EVERY_MS) {
    const before = processorMs(site.pid);
    await pause(LOOK_EVERY_MS);
    if ((processorMs(site.pid) - before) / LOOK_EVERY_MS < QUIET_SHARE) return;
  }
}
