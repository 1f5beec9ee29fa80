import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * What the build does not read, from the top folder: what it makes, what is installed, packages that the site starts and
 * does not import, and what only checks, measures or describes. All else counts as read, so that a folder that comes to be
 * read is never forgotten here.
 */
const NOT_READ = new Set([
  'bench',
  'build',
  'data',
  'docs',
  'node_modules',
  'packages',
  'playwright-report',
  'test-results',
  'tests',
  'pictures',
]);
/** Tests, measurements, the gallery of the development server and descriptions. */
const NOT_READ_NAME = /\.(?:test|spec|bench|examples)\.tsx?$|\.(?:md|log)$/u;

/** Every file that the build may read, as paths from `root`. Hidden files and folders are none. */
function sourceFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = relative(root, join(folder, entry.name)).split(sep).join('/');
      if (entry.name.startsWith('.') || NOT_READ.has(path) || NOT_READ_NAME.test(entry.name))
        return [];
      return entry.isDirectory() ? sourceFiles(root, join(folder, entry.name)) : [path];
    });
}

/** A fingerprint of every file that the build may read: name and bytes, so that a fresh checkout is no change. */
export function describeSources(root) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(root)) {
    hash.update(`${path}\0`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
