import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#tools/runtime.mjs';
import { accountAnswers } from './account-answers.ts';
import type { Bench } from './bench.ts';
import { blocking } from './blocking.ts';
import { cachedPages } from './cached-pages.ts';
import { clicks } from './clicks.ts';
import { coldStart } from './cold-start.ts';
import { failingService } from './failing-service.ts';
import { firstTouch } from './first-touch.ts';
import { firstVisit } from './first-visit.ts';
import { inbox } from './inbox.ts';
import { inquiryIntake } from './inquiry-intake.ts';
import { pdf } from './pdf.ts';
import { promoStrip } from './promo-strip.ts';
import { publishToVisible } from './publish-to-visible.ts';
import { spaceGrowth } from './space-growth.ts';
import { strangers } from './strangers.ts';
import { tenPages } from './ten-pages.ts';
import { uncachedPages } from './uncached-pages.ts';
import { toTable, writeResult } from './write-results.ts';

/*
 * npm run bench                      all but those that run on request only, one after the other, in under ten minutes
 * npm run bench -- cached growth     some of them
 * npm run bench -- blocking --peer FOLDER    with a built static site beside ours
 * The results are printed and kept in bench/results.md. Ends with 1 when a target is missed.
 */
const BENCHES: Bench[] = [
  cachedPages,
  uncachedPages,
  strangers,
  pdf,
  publishToVisible,
  promoStrip,
  spaceGrowth,
  clicks,
  firstTouch,
  blocking,
  firstVisit,
  tenPages,
  inquiryIntake,
  inbox,
  coldStart,
  failingService,
  accountAnswers,
  ...(await featureBenches()),
];

/** Those that stand in the folders of features. */
async function featureBenches(): Promise<Bench[]> {
  const files = globSync('src/features/*/*.bench.ts', { cwd: ROOT }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(join(ROOT, file)) as Promise<Record<string, Bench>>),
  );
  return modules.flatMap((each) => Object.values(each));
}

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' } },
});
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no measurement ${unknown.join(', ')}: ${BENCHES.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const wanted =
  names.length > 0
    ? BENCHES.filter(({ name }) => names.includes(name))
    : BENCHES.filter(({ onRequest }) => !onRequest);

let missed = 0;
for (const [at, bench] of wanted.entries()) {
  const startedAtMs = performance.now();
  const seconds = () => ((performance.now() - startedAtMs) / 1_000).toFixed(0).padStart(3);
  console.error(`\n${at + 1}/${wanted.length} ${bench.title}`);
  try {
    const result = await bench.run((line) => console.error(`  ${seconds()} s  ${line}`), options);
    writeResult(bench, BENCHES, result);
    console.log(`\n${bench.title}\n\n${toTable(result.heads, result.rows)}\n`);
    for (const { what, limit, measured, met } of result.targets) {
      if (!met) missed += 1;
      console.log(`${met ? 'met   ' : 'MISSED'} ${what}: ${measured} (${limit})`);
    }
  } catch (error) {
    missed += 1;
    console.error(`  It could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
process.exit(missed === 0 ? 0 : 1);
