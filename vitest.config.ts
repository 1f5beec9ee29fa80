import { defineConfig } from 'vitest/config';

const LONG = '**/*.long.test.{ts,tsx}';
/** What needs nothing but Node. */
const UNITS = ['packages/**/*.test.ts', 'src/{core,features/*}/{content,server}/**/*.test.ts'];
const NEVER = ['**/node_modules/**', 'packages/*/dist/**'];

// No Vite plugins here: the unit suites import plain TypeScript and TSX, exactly as Node and the build do.
export default defineConfig({
  test: {
    environment: 'node',
    // Vitest leaves one core alone, which on two is half of them.
    maxWorkers: '100%',
    globalSetup: ['tools/build-words.mjs', 'tools/temporary-folder.mjs', 'tools/sample-space.mjs'],
    setupFiles: ['tests/support/draw-as-server.ts'],
    // A limit for what hangs, far from what a busy machine needs: what is tested is what happens, not how soon.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // tools/suites.mjs names them; `npm test` runs `units` and `pages`.
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: UNITS,
          exclude: [...NEVER, LONG],
          // The files of a worker share what they import, which halves the time: modules here keep nothing between calls.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          // What has the globals of a page or of a whole site gets them fresh.
          include: ['{src,tools}/**/*.test.{ts,tsx}', 'tests/{requests,seo}/**/*.test.ts'],
          exclude: [...NEVER, LONG, ...UNITS],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [
            LONG,
            'tests/{catalogue,deploy,documents,lighthouse,scenarios,search,support,untrusted}/**/*.test.ts',
          ],
          exclude: NEVER,
        },
      },
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      { extends: true, test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'] } },
    ],
  },
});
