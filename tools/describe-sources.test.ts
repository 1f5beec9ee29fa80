import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeSources } from './describe-sources.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('src/root.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  'src/root.tsx',
  'app/new.tsx',
  'src/core/content/media/video.ts',
  'src/core/space/asset-layout.ts',
  'tools/chunk-groups.ts',
  'tools/framework/leave-out.ts',
  'public/pictures/hero.webp',
  'a-folder-nobody-has-thought-of/x.ts',
  'vite.config.ts',
])('%s makes the build anew', (path) => {
  const before = describeSources(root);
  write(path, 'two');
  expect(describeSources(root)).not.toBe(before);
});

test.each([
  'tests/e2e/home.spec.ts',
  'docs/operations.md',
  'bench/results.ts',
  'build/server/index.js',
  'data/site.sqlite',
  'node_modules/x/index.js',
  'packages/contentful-emulator/dist/command.js',
  '.runtime/compile-cache/x',
  'src/root.test.tsx',
  'app/README.md',
])('%s does not', (path) => {
  const before = describeSources(root);
  write(path, 'two');
  expect(describeSources(root)).toBe(before);
});

test('a file that was taken away or renamed does, one written again with the same bytes does not', () => {
  write('app/a.ts', 'x');
  const before = describeSources(root);
  write('app/a.ts', 'x');
  expect(describeSources(root)).toBe(before);
  rmSync(join(root, 'app/a.ts'));
  write('app/b.ts', 'x');
  expect(describeSources(root)).not.toBe(before);
});
