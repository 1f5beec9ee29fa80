// npm run upgrade:trial            every dependency at its newest, in a copy: what breaks?
// npm run upgrade:trial -- check   only some of the steps: check, build, test
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNode, environmentFor, ROOT, say, stopWith } from './runtime.mjs';

const STEPS = {
  check: ['npm', 'run', 'check', '--silent'],
  build: ['node', 'tools/build.mjs'],
  test: ['npm', 'test', '--silent'],
};
const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0)
  stopWith(`There is no step ${unknown.join(', ')}: ${Object.keys(STEPS).join(', ')}`);
const steps = given.length > 0 ? given : Object.keys(STEPS);

const copy = mkdtempSync(join(tmpdir(), 'upgrade-trial-'));
const env = environmentFor(ensureNode());

/** Runs a command in the copy; its output goes to the terminal unless it is read. */
function run([command, ...args], { reads = false } = {}) {
  return spawnSync(command, args, {
    cwd: copy,
    env,
    encoding: 'utf8',
    stdio: ['ignore', reads ? 'pipe' : 'inherit', 'inherit'],
  });
}

say(`Copying what is committed to ${copy}`);
const cloned = spawnSync('git', ['clone', '--quiet', ROOT, copy], { stdio: 'inherit' });
if (cloned.status !== 0) stopWith('The checkout could not be copied.');
if (run(['npm', 'ci', '--loglevel=error', '--no-audit', '--no-fund']).status !== 0)
  stopWith('The present versions could not be installed.');

// It ends with 1 as soon as there is anything newer.
const outdated = run(['npm', 'outdated', '--json'], { reads: true }).stdout;
const newer = Object.entries(JSON.parse(outdated || '{}'))
  .map(([name, versions]) => ({ name, ...[versions].flat()[0] }))
  .filter(({ current, latest }) => current !== latest);
if (newer.length === 0) {
  console.log('Every dependency is at its newest.');
  process.exit(0);
}

const install = (packages) =>
  run([
    ...['npm', 'install', '--save-exact', '--loglevel=error', '--no-audit', '--no-fund'],
    ...packages.map(({ name, latest }) => `${name}@${latest}`),
  ]).status === 0;

say(`Installing ${newer.length} newer versions`);
// Where they do not all go together, those of one family (same versions before and after) are tried by themselves, so that
// one that waits for another does not hold up the rest.
const families = Object.values(
  Object.groupBy(newer, ({ current, latest }) => `${current} ${latest}`),
);
const taken = install(newer) ? newer : families.filter(install).flat();

const results = [];
for (const name of steps) {
  say(`Trying: ${STEPS[name].join(' ')}`);
  results.push([name, run(STEPS[name]).status === 0]);
}

console.log('\nNewest versions:');
for (const { name, current, latest } of newer) {
  const refused = taken.some((each) => each.name === name) ? '' : '  could not be installed';
  console.log(`  ${name.padEnd(36)} ${current} -> ${latest}${refused}`);
}
console.log('\nWith those that could be installed:');
for (const [name, passed] of results) console.log(`  ${passed ? 'passes' : 'FAILS '}  ${name}`);
console.log(`\nThe copy is kept for a look: ${copy}`);
process.exitCode = taken.length < newer.length || results.some(([, passed]) => !passed) ? 1 : 0;
