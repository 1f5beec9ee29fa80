import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_SHELL, VISITOR_ARGS } from './tests/support/browser-args.ts';

/** One site for all journeys that change nothing others see; a journey that does starts its own (tests/support/). */
const BUILT_SITE = {
  command: 'node server.ts',
  // Where it listens, which `baseURL` below reads.
  wait: { stdout: /Address\s+(?<SITE_ADDRESS>http:\/\/[^\s/]+)/u },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  env: {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    CONTENT_SOURCE: 'sample',
    DATA_DIR: join(tmpdir(), `vending-site-e2e-${process.pid}`),
    LOG_LEVEL: 'warn',
    // All journeys write from one address: a dozen posts within ten minutes are held to be unusual otherwise.
    INTAKE_LIMIT_PER_CLIENT: '5000',
  },
} as const;

// The gallery starts a development server of its own: `npx playwright test --project=gallery` needs no build.
const GALLERY = 'tests/e2e/gallery.spec.ts';
const needsBuiltSite = !process.argv.includes('--project=gallery');

export default defineConfig({
  testDir: '.',
  globalSetup: './tools/build-words.mjs',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A pass at the second try is named as flaky by `npm test`, which bears two.
  retries: 1,
  // Several times what the longest journey takes on two cores: what is tested is what happens, not how soon.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Journeys are a person's; what tests a program that reads pages says so (machine-readers.spec.ts).
  use: {
    ...(process.env['SITE_ADDRESS'] && { baseURL: process.env['SITE_ADDRESS'] }),
    launchOptions: {
      executablePath: HEADLESS_SHELL,
      // Letters as wide as the whole browser draws them, not rounded to pixels.
      args: [...VISITOR_ARGS, '--font-render-hinting=none'],
    },
  },
  projects: [
    { name: 'gallery', testMatch: GALLERY },
    {
      name: 'site',
      testMatch: ['tests/{e2e,together}/*.spec.ts', 'src/features/**/*.spec.ts'],
      testIgnore: GALLERY,
    },
    // How pages look in windows and at letters of many sizes: part of `npm run test:all`.
    { name: 'look', testMatch: 'tests/look/*.spec.ts' },
  ],
  ...(needsBuiltSite && { webServer: BUILT_SITE }),
});
