import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBuiltSite } from '#tests/support/built-site.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { gatePage, type PageVerdict } from './gate-page.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { untilBuilt } from './until-built.ts';

/*
 * npm run lighthouse                        every public page
 * npm run lighthouse -- / /machines         some of them
 * npm run lighthouse -- --report out.json   also writes the verdicts
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
});
const paths = positionals.length > 0 ? positionals : [...PUBLIC_PATHS];

const site = await startBuiltSite({ CONTENT_SOURCE: 'sample' });
// The canonical addresses of a site without SITE_URL are on this name.
const origin = site.url.replace('127.0.0.1', 'localhost');
await untilBuilt(site, paths);
const verdicts: PageVerdict[] = [];
try {
  console.log(
    '  page                          perf a11y best  seo    FCP    LCP  TBT    CLS  runs',
  );
  for (const path of paths) {
    const verdict = await gatePage(runLighthouse, origin + path);
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
