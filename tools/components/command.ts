// Measures the parts that docs/components.md lists; `--write` puts the sizes into it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findWrongSizes, withMeasuredSizes } from './size-table.ts';

const path = join(import.meta.dirname, '../../docs/components.md');
const document = await readFile(path, 'utf8');

if (process.argv.includes('--write')) {
  await writeFile(path, await withMeasuredSizes(document));
} else {
  const wrong = await findWrongSizes(document);
  console.log(wrong.length === 0 ? 'Every stated size is true.' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
