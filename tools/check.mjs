// One word for all that is checked without running anything: types, lint with the import map, what nothing uses, format.
import { join } from 'node:path';
import { ensureDependencies } from './prepare.mjs';
import { ensureNode, environmentFor, ROOT, run, say } from './runtime.mjs';

const node = ensureNode();
ensureDependencies(node);
const env = environmentFor(node);
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

const CHECKS = [
  ['Route types', bin('react-router'), ['typegen']],
  ['Types', bin('tsc'), ['--noEmit', '-p', '.']],
  ['Lint and import map', bin('oxlint'), ['--deny-warnings']],
  ['Unused files, exports and packages', bin('knip'), ['--no-progress', '--no-config-hints']],
  ['Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
];

let failed = 0;
for (const [name, command, args] of CHECKS) {
  say(name);
  if (run(command, args, { env }) !== 0) {
    failed += 1;
    say(`${name}: failed`);
  }
}
say(failed === 0 ? 'All checks passed' : `${failed} of ${CHECKS.length} checks failed`);
process.exit(failed === 0 ? 0 : 1);
