import { defineConfig } from 'vitest/config';

// No Vite plugins here: the unit suites import plain TypeScript and TSX, exactly as Node and the build do.
export default defineConfig({
  test: {
    include: ['{app,content,server,emulator,space,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
