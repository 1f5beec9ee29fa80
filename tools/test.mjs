/*
 * npm test                  what every change must hold (the gate), on a fresh machine too; the last line counts the tests
 * npm test -- --no-install  without installing Debian packages; what needs them is skipped
 *
 * A browser journey may run twice. One that passes at the second try only is named as flaky.
 */
import { ensureBuild, ensureDependencies } from './prepare.mjs';
import { runTests } from './run-tests.mjs';
import { ensureNode } from './runtime.mjs';
import { GATE } from './suites.mjs';
import { ensureSystemPackages, GATE_PACKAGES } from './system-packages.mjs';

const MOST_FLAKY = 2;

const node = ensureNode();
ensureSystemPackages(GATE_PACKAGES, !process.argv.includes('--no-install'));
ensureDependencies(node);
ensureBuild(node);

const { total, lines } = await runTests(GATE, node, MOST_FLAKY);
for (const line of lines) console.log(line);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
