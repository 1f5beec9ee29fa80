import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { CHROMIUM, VISITOR_ARGS } from '#tests/support/browser-args.ts';
import { startBuiltSite, type BuiltSite } from '#tests/support/built-site.ts';
import { emulatorSettings } from '#tests/support/emulator-settings.ts';
import type { TestParts } from '../server.ts';
import type { Say } from './bench.ts';
import { processorMs } from './process-figures.ts';
import { SPACE_FILE } from '#space/space-file.ts';

/** Work at the start counts as done when the process uses less than this share of a processor. */
const QUIET_SHARE = 0.05;
const LOOK_EVERY_MS = 500;
const LONGEST_MS = 90_000;

/** The built site on a delivery service of the bench's own. */
export function openSite(
  emulator: Emulator,
  env: Record<string, string> = {},
  parts?: TestParts,
): Promise<BuiltSite> {
  return startBuiltSite({ ...emulatorSettings(emulator), ...env }, parts);
}

/** A delivery service with the sample content. */
export const openEmulator = () => startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });

/** The same, told of every publication. */
export async function openPublishedSite(emulator: Emulator): Promise<BuiltSite> {
  const secret = 'b'.repeat(64);
  const site = await openSite(emulator, { WEBHOOK_SECRET: secret });
  emulator.addWebhook({ url: `${site.url}/api/webhooks/contentful`, secret });
  return site;
}

/** Waits until a site that has just started has built and compressed its pages. */
export async function untilQuiet(site: BuiltSite): Promise<void> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += LOOK_EVERY_MS) {
    const before = processorMs(site.pid);
    await pause(LOOK_EVERY_MS);
    if ((processorMs(site.pid) - before) / LOOK_EVERY_MS < QUIET_SHARE) return;
  }
}

/** The site with the sample content, once it has built every page. */
export async function openQuietSite(
  say: Say,
): Promise<{ site: BuiltSite; emulator: Emulator; close(): Promise<void> }> {
  const emulator = await openEmulator();
  const site = await openPublishedSite(emulator);
  say('waiting until every page is built');
  await untilQuiet(site);
  return {
    ...{ site, emulator },
    async close() {
      await site.stop();
      await emulator.close();
    },
  };
}

/** The same, and a person's Chromium to visit it. */
export async function openVisitedSite(
  say: Say,
): Promise<{ site: BuiltSite; browser: Browser; close(): Promise<void> }> {
  const { site, close } = await openQuietSite(say);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...VISITOR_ARGS],
  });
  return {
    site,
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}
