import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Browser } from '@playwright/test';
import { findFreePort } from './free-port.ts';
import { ROOT } from '#tools/runtime.mjs';

const START_LIMIT_MS = 120_000;

/** The reload socket, the tools' advertisement, and fonts that wait for a slowly made stylesheet. */
const DEVELOPMENT_REMARKS = /\[vite\]|wss?:\/\/|React DevTools|preloaded using link preload/u;

type Started = { url: string; states: string[] };

/** On the page once its parts answer. */
export const LIVE_GALLERY = '[data-gallery=live]';

/**
 * A test of the gallery, which only the development server has. Starts one of its own, or takes the
 * one whose address is in GALLERY_URL.
 */
export const test = base.extend<{ complaints: string[] }, { gallery: Started }>({
  gallery: [
    async ({ browser }, use) => {
      const given = process.env['GALLERY_URL'];
      if (given) return use(await warmUp(browser, given));
      const dataDir = await mkdtemp(join(tmpdir(), 'vending-site-gallery-'));
      const port = await findFreePort();
      const server = startSite(port, dataDir);
      try {
        await use(await warmUp(browser, `http://127.0.0.1:${port}`));
      } finally {
        server.kill('SIGTERM');
        await new Promise((resolve) => server.once('exit', resolve));
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  baseURL: async ({ gallery }, use) => use(gallery.url),

  /** What the browser says on its console, without what only a development server makes it say. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (DEVELOPMENT_REMARKS.test(message.text())) return;
      complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    await use(complaints);
  },
});

export { expect };

function startSite(port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, ['server.ts', '--dev'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      CONTENT_SOURCE: 'sample',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  });
}

/** Opens the list until the development server has bundled everything it needs, and reads it. */
async function warmUp(browser: Browser, url: string): Promise<Started> {
  const page = await browser.newPage();
  try {
    await expect
      .poll(
        async () => {
          const answer = await page.goto(`${url}/gallery`).catch(() => null);
          if (answer?.status() !== 200) return false;
          const live = page.waitForSelector(LIVE_GALLERY, { timeout: 20_000 });
          return live.then(
            () => true,
            () => false,
          );
        },
        { timeout: START_LIMIT_MS },
      )
      .toBe(true);
    const links = page.locator('a[href^="/gallery/"]');
    const states = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!.slice('/gallery/'.length)),
    );
    return { url, states };
  } finally {
    await page.close();
  }
}
