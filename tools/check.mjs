// One word for all that is checked without running anything: types, lint with the import map, what nothing uses, format.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies } from './prepare.mjs';
import { ensureNode, environmentFor, ROOT, run, say } from './runtime.mjs';
import {
  missingTexts,
  readCatalogues,
  wordFolders,
  WORDS,
  WORDS_OF_ADMIN,
} from './word-catalogues.mjs';

const node = ensureNode();
ensureDependencies(node);
const env = environmentFor(node);
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

// The types of the others include what it writes.
if (run(bin('react-router'), ['typegen'], { env }) !== 0) {
  say('Route types: failed');
  process.exit(1);
}

for (const folder of [WORDS, WORDS_OF_ADMIN].flatMap(wordFolders)) {
  const [english, ...others] = readCatalogues(folder);
  for (const catalogue of others) {
    const { length } = missingTexts(catalogue, english.own);
    if (length > 0)
      say(
        `${folder}/${catalogue.language}.json: English stands in for ${length} texts (npm run words)`,
      );
  }
}

/** What one feature alone used is unused without it (tools/without.mjs), and no fault. */
const leftOut = process.argv.includes('--features-left-out');

const CHECKS = [
  ['Format', bin('oxfmt'), ['--check']],
  ['Types', bin('tsc'), ['--noEmit', '-p', '.']],
  ['Lint and import map', bin('oxlint'), ['--deny-warnings']],
  [
    'Unused files, exports and packages',
    bin('knip'),
    [
      '--no-progress',
      '--no-config-hints',
      ...(leftOut ? ['--exclude', 'dependencies,exports,types'] : []),
    ],
  ],
];

/** Runs a check beside the others and prints what it said once it has ended. */
async function passes([name, command, args]) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const status = await new Promise((done) => child.on('close', done));
  process.stderr.write(Buffer.concat(said));
  say(status === 0 ? name : `${name}: failed`);
  return status === 0;
}

const results = await Promise.all(CHECKS.map(passes));
const failed = results.filter((passed) => !passed).length;
say(failed === 0 ? 'All checks passed' : `${failed} of ${CHECKS.length} checks failed`);
process.exit(failed === 0 ? 0 : 1);
