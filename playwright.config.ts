import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

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

const CHROMIUM = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};

// The site treats programs that read it otherwise than people (docs/decisions/023): journeys are people's.
const PERSON = {
  userAgent: devices['Desktop Chrome'].userAgent,
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--disable-blink-features=AutomationControlled'],
  },
};

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
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: 'site', testIgnore: GALLERY, use: PERSON },
    { name: 'gallery', testMatch: GALLERY },
  ],
  ...(needsBuiltSite && { webServer: BUILT_SITE }),
});
