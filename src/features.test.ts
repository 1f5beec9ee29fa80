import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#tools/runtime.mjs';
import { FEATURES } from './features.ts';

const FOLDER = join(ROOT, 'src/features');

// Seen failing: with the row taken out of the list and the folder left.
it('every feature has its folder and its row', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(FEATURES.map(({ name }) => name).toSorted()).toEqual(
    folders.map(({ name }) => name).toSorted(),
  );
});

// Seen failing: with a constant imported for a path.
it('a row is plain data, and names files of its own folder', () => {
  for (const { name, screens } of FEATURES) {
    const row = readFileSync(join(FOLDER, name, 'feature.ts'), 'utf8');
    expect(row.match(/^import (?!type\b).*$/gmu), name).toBeNull();
    for (const { file } of screens) {
      expect(file).toMatch(new RegExp(`^features/${name}/admin/`, 'u'));
      expect(existsSync(join(ROOT, 'src', file)), file).toBe(true);
    }
  }
});
