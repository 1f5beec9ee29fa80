import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findWrongSizes, measuredPaths, withMeasuredSizes } from './size-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/components.md'), 'utf8');

it('lists every island', () => {
  const table = readFileSync(join(ROOT, 'app/islands/island-parts.ts'), 'utf8');
  const islands = [...table.matchAll(/import\('#([^']+)'\)/gu)].map(([, path]) => `app/${path}`);
  expect(islands).not.toEqual([]);
  expect(islands.filter((path) => !measuredPaths(document).includes(path))).toEqual([]);
});

it('states sizes that are still true', async () => {
  expect(await findWrongSizes(document)).toEqual([]);
});

it('finds a size that is not, and can put it right', async () => {
  const row = '| Stars | `app/ui/stars.tsx` | 9.00 | 0.00 | nothing |';
  expect(await findWrongSizes(row)).toHaveLength(2);
  expect(await findWrongSizes(await withMeasuredSizes(row))).toEqual([]);
});
