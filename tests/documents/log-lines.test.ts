import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** `log('warn', 'Something could not be done', …)` or `log.error(…, 'Something could not be done')`. */
const LINES =
  /\blog\(\s*'(?:warn|error)',\s*'([^']+)'|\blog\.(?:warn|error)\((?:\{[^}]*\},\s*)?'([^']+)'|\bfault: '([^']+)'/gu;

// Seen failing: seventeen lines stood nowhere.
it('the guide says what to do about every warning and error of the server', () => {
  const files = globSync(['server.ts', '{server,content,app}/**/*.{ts,tsx}'], { cwd: ROOT });
  const lines = files
    .filter((file) => !/\.test\.|doctor/u.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(LINES)])
    .map(([, called, logged, fault]) => called ?? logged ?? fault!);
  expect(lines.length).toBeGreaterThan(30);
  // The first clause is enough to find a line by.
  expect(lines.filter((line) => !guide.includes(line.split(/[;:]/u)[0]!))).toEqual([]);
});
