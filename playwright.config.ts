import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_SHELL, VISITOR_ARGS } from './tests/support/browser-args.ts';

// Another port lets two checkouts of the project be tested on one machine at once.
const PORT = Number(process.env['E2E_PORT'] ?? 4173);

const BUILT_SITE = {
  command: 'node server.ts',
  url: `http://127.0.0.1:${PORT}/health`,
  timeout: 60_000,
  env: {
    NODE_ENV: 'production',
    PORT: String(PORT),
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${PORT}`,
    CONTENT_SOURCE: 'sample',
    DATA_DIR: join(tmpdir(), `vending-site-e2e-${process.pid}`),
    LOG_LEVEL: 'warn',
  },
};

// The gallery starts a development server of its own: `npx playwright test --project=gallery` needs no build.
const GALLERY = 'gallery.spec.ts';
const needsBuiltSite = !process.argv.includes('--project=gallery');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Several times what the longest journey takes on two cores: what is tested is what happens, not how soon.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // Journeys are a person's; what tests a program that reads pages says so (machine-readers.spec.ts).
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: HEADLESS_SHELL,
      // Letters as wide as the whole browser draws them, not rounded to pixels.
      args: [...VISITOR_ARGS, '--font-render-hinting=none'],
    },
  },
  projects: [
    // First, because one long test looks at all of its states: begun last, it would run on alone.
    { name: 'gallery', testMatch: GALLERY },
    { name: 'site', testIgnore: GALLERY },
  ],
  ...(needsBuiltSite && { webServer: BUILT_SITE }),
});
