import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findWrongSizes, measuredPaths, withMeasuredSizes } from './size-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/components.md'), 'utf8');

/** Files whose examples belong to a part of another name. */
const SHOWN_AS: Record<string, string> = {
  'app/ui/skeleton.tsx': 'app/ui/skeleton-shapes.tsx',
  'app/ui/toast.tsx': 'app/ui/toaster.tsx',
  'app/sections/rich-text/rich-text.tsx': 'app/sections/rich-text/rich-text-body.tsx',
};

it('lists every part that the gallery shows', () => {
  const shown = globSync('app/**/*.examples.tsx', { cwd: ROOT }).map((path) => {
    const part = path.replace('.examples.tsx', '.tsx');
    return SHOWN_AS[part] ?? part;
  });
  const listed = measuredPaths(document);
  expect(shown.filter((path) => !listed.includes(path))).toEqual([]);
});

it('states sizes that are still true', async () => {
  expect(await findWrongSizes(document)).toEqual([]);
});

it('finds a size that is not, and can put it right', async () => {
  const row = '| Stars | `app/ui/stars.tsx` | 9.00 | 0.00 | nothing |';
  expect(await findWrongSizes(row)).toHaveLength(2);
  expect(await findWrongSizes(await withMeasuredSizes(row))).toEqual([]);
});
