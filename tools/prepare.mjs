import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environmentFor, ROOT, run, runNpm, say, stopWith } from './runtime.mjs';

const LOCK_STAMP = join(ROOT, 'node_modules/.installed-lock');
const BUILD_STAMP = join(ROOT, 'build/.built-from');
const SOURCES = [
  'app',
  'content',
  'server',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tools/build.mjs',
];

/** Installs exactly what the lockfile names, when it has changed since the last time. */
export function ensureDependencies(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(LOCK_STAMP) && readFileSync(LOCK_STAMP, 'utf8') === lock) return;
  say('Installing the exact versions of package-lock.json (about half a minute) …');
  runNpm(
    node,
    ['ci', '--loglevel=error'],
    'The packages could not be installed: see the lines above. Check the network and try again.',
  );
  writeFileSync(LOCK_STAMP, lock);
}

/** Builds when a source has changed since the last build. */
export function ensureBuild(node) {
  const sources = describeSources();
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === sources) return;
  say('Building the site (about half a minute) …');
  const status = run(node, [join(ROOT, 'tools/build.mjs')], { env: environmentFor(node) });
  if (status !== 0) stopWith('The site could not be built: see the lines above.');
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(BUILD_STAMP, sources);
}

function describeSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((name) => filesUnder(join(ROOT, name)))) {
    const { size, mtimeMs } = statSync(path);
    // Pictures are told apart by size and time; code by its bytes, so that a fresh checkout is no change.
    hash.update(`${relative(ROOT, path)}\0`);
    hash.update(
      /\.(?:tsx?|css|json|mjs|svg)$/u.test(path) ? readFileSync(path) : `${size} ${mtimeMs}`,
    );
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (/\.(?:test|examples)\.tsx?$/u.test(entry.name)) return [];
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(child) : [child];
    });
}
