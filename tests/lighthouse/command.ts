import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BRANDS, type BrandName, startBrandSite } from '#tests/support/brand-site.ts';
import { startBuiltSite } from '#tests/support/built-site.ts';
import { PUBLIC_PATHS, UNLISTED_PATHS } from '#tests/support/public-paths.ts';
import { gatePage, type PageVerdict } from './gate-page.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { untilBuilt } from './until-built.ts';

/*
 * npm run lighthouse                        every public page and the unlisted ones
 * npm run lighthouse -- / /machines         some of them
 * npm run lighthouse -- --brand warm        under a brand of tests/support/brand-site.ts
 * npm run lighthouse -- --report out.json   also writes the verdicts
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' }, brand: { type: 'string' } },
});
const paths = positionals.length > 0 ? positionals : [...PUBLIC_PATHS, ...UNLISTED_PATHS];
/** Search engines are told to leave these out, which Lighthouse would take for a fault. */
const unlisted = new Set<string>(UNLISTED_PATHS);

const { brand } = values;
if (brand !== undefined && !Object.hasOwn(BRANDS, brand)) {
  console.error(`There is no brand ${brand}: ${Object.keys(BRANDS).join(', ')}`);
  process.exit(1);
}
const site = await (brand === undefined
  ? startBuiltSite({ CONTENT_SOURCE: 'sample' })
  : startBrandSite(brand as BrandName));
// The canonical addresses of a site without SITE_URL are on this name.
const origin = site.url.replace('127.0.0.1', 'localhost');
await untilBuilt(site, paths);
const verdicts: PageVerdict[] = [];
try {
  console.log(
    '  page                          perf a11y best  seo    FCP    LCP  TBT    CLS  runs',
  );
  for (const path of paths) {
    const skipped = unlisted.has(path) ? ['is-crawlable'] : [];
    const verdict = await gatePage((url) => runLighthouse(url, skipped), origin + path);
    verdicts.push(verdict);
    console.log(toLine(verdict));
    for (const complaint of verdict.complaints) console.log(`      ${complaint}`);
  }
} finally {
  await site.stop();
}
const failed = verdicts.filter(({ complaints }) => complaints.length > 0).length;
if (values.report) {
  writeFileSync(
    values.report,
    JSON.stringify({ passed: verdicts.length - failed, failed, verdicts }, null, 2),
  );
}
console.log(`${verdicts.length - failed} of ${verdicts.length} pages pass`);
process.exit(failed === 0 ? 0 : 1);

function toLine({ path, runs, complaints }: PageVerdict): string {
  const [first] = runs;
  if (!first) return path;
  return [
    complaints.length === 0 ? '✓' : '✗',
    path.padEnd(28),
    figure(first.performance, 4),
    figure(first.accessibility, 4),
    figure(first.bestPractices, 4),
    figure(first.seo, 4),
    figure(first.fcpMs, 6),
    figure(first.lcpMs, 6),
    figure(first.tbtMs, 4),
    figure(first.cls, 6, 3),
    figure(runs.length, 5),
  ].join(' ');
}

function figure(value: number, width: number, digits = 0): string {
  return (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(width);
}
