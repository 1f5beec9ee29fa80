import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findLackOfRoom, makeTemporaryFolder } from './temporary-folder.mjs';

test('tests have a temporary folder of their own, which goes with all that they left in it', () => {
  expect(basename(tmpdir())).toMatch(/^vending-tests-/u);
  const { folder, remove } = makeTemporaryFolder();
  mkdirSync(join(folder, 'site-store-1'));
  writeFileSync(join(folder, 'site-store-1/site.sqlite'), '');
  remove();
  expect(existsSync(folder)).toBe(false);
});

test('a disk that is nearly full is named with what to do', () => {
  expect(findLackOfRoom()).toBeNull();
  expect(findLackOfRoom(12)).toMatch(/500 MB to \/.*, where 12 MB are left: .* TMPDIR/u);
});
