import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureAssetLayout } from './asset-layout.ts';
import { buildSpace } from './build-space.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asset-layout-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const files = buildSpace().assets.map((asset) => asset.fields.file['en-US']!);
const pathOf = (url: string) => join(folder, url.slice('//'.length));

test('every asset of the space lies under the path of its address', () => {
  ensureAssetLayout(folder);
  for (const { url, details } of files) {
    expect(readFileSync(pathOf(url)).length, url).toBe(details.size);
  }
});

test('a second run changes nothing, and an older version of a picture goes away', () => {
  ensureAssetLayout(folder);
  const path = pathOf(files[0]!.url);
  const older = join(dirname(dirname(path)), 'older-token', 'hero.webp');
  mkdirSync(dirname(older), { recursive: true });
  writeFileSync(older, 'older');
  ensureAssetLayout(folder);
  expect(existsSync(older), 'a present picture is left as it is').toBe(true);
  rmSync(dirname(path), { recursive: true });
  ensureAssetLayout(folder);
  expect(existsSync(older)).toBe(false);
  expect(existsSync(path)).toBe(true);
});
