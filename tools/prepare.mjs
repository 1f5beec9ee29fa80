import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWords } from './build-words.mjs';
import { describeSources } from './describe-sources.mjs';
import { listFeatureParts } from './feature-parts.mjs';
import { environmentFor, ROOT, run, runNpm, say, stopWith } from './runtime.mjs';

const LOCK_STAMP = join(ROOT, 'node_modules/.installed-lock');
const BUILD_STAMP = join(ROOT, 'build/.built-from');

/**
 * Writes the words as modules and the parts of features as a list, and installs exactly what the lockfile names, when it
 * has changed since the last time.
 */
export function ensureDependencies(node) {
  ensureWords();
  listFeatureParts();
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(LOCK_STAMP) && readFileSync(LOCK_STAMP, 'utf8') === lock) return;
  say('Installing the exact versions of package-lock.json (about half a minute) …');
  runNpm(
    node,
    ['ci', '--loglevel=error'],
    'The packages could not be installed: see the lines above. Check the network and the room on the disk, and try again.',
  );
  writeFileSync(LOCK_STAMP, lock);
}

/** Ends the command with what is wrong with the words. */
function ensureWords() {
  try {
    buildWords();
  } catch (error) {
    stopWith(error.message);
  }
}

/** Builds when a source has changed since the last build. */
export function ensureBuild(node) {
  const sources = describeSources(ROOT);
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === sources) return;
  say('Building the site (about half a minute) …');
  const status = run(node, [join(ROOT, 'tools/build.mjs')], { env: environmentFor(node) });
  if (status !== 0) stopWith('The site could not be built: see the lines above.');
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(BUILD_STAMP, sources);
}
