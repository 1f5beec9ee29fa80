import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The faults take minutes in one small file: begun last, they would run on alone when everything else has ended. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/');
    const others = await super.sort(files.filter((file) => !isFault(file)));
    return [...files.filter(isFault), ...others];
  }
}

// No Vite plugins here: the unit suites import plain TypeScript and TSX, exactly as Node and the build do.
export default defineConfig({
  test: {
    include: ['{app,content,server,packages,space,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**', 'packages/*/dist/**'],
    environment: 'node',
    sequence: { sequencer: FaultsFirst },
    // Vitest leaves one core alone, which on two is half of them; many tests wait for processes of their own.
    maxWorkers: '100%',
    setupFiles: ['tests/support/draw-as-server.ts'],
    // A limit for what hangs, far from what a busy machine needs: what is tested is what happens, not how soon.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
