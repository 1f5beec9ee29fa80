import { existsSync } from 'node:fs';
import { runFuzz } from './run-fuzz.ts';

const COUNT = 10_000;
const MAXIMUM_SHOWN = 10;

const path = process.argv[2];
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

if (path === undefined || !existsSync(path)) {
  process.stderr.write('Give the path of an export to ask about.\n');
  process.exit(1);
}
const { asked, byStatus, failures } = await runFuzz(path, COUNT, seed);
const statuses = [...byStatus]
  .sort((a, b) => a[0] - b[0])
  .map(([status, count]) => `${count} × ${status}`);
process.stdout.write(
  `${asked} queries (seed ${seed}): ${statuses.join(', ')}; ${failures.length} failures\n`,
);
for (const failure of failures.slice(0, MAXIMUM_SHOWN)) process.stdout.write(`  ${failure}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
