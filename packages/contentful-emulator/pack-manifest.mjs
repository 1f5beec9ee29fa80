/*
 * node pack-manifest.mjs use       before packing: what package.json leads to in src/ is looked for in dist/ instead
 * node pack-manifest.mjs restore   after it: package.json as it was
 *
 * In the repository the sources run as they are. Node does not read TypeScript below node_modules, so the packed package
 * holds JavaScript and its types. A condition in `exports` would need a flag on every Node that is started here, and npm
 * has no manifest of its own for publishing.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const MANIFEST = new URL('package.json', import.meta.url);
const SOURCE_MANIFEST = new URL('package.source.json', import.meta.url);

const toBuilt = (path) => path.replace('src/', 'dist/').replace(/\.ts$/u, '.js');
const toExport = (path) => {
  const built = toBuilt(path);
  return built === path ? path : { types: built.replace(/\.js$/u, '.d.ts'), default: built };
};
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

function use() {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  copyFileSync(MANIFEST, SOURCE_MANIFEST);
  manifest.bin = mapValues(manifest.bin, toBuilt);
  manifest.exports = mapValues(manifest.exports, toExport);
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

const isPacking = existsSync(SOURCE_MANIFEST);
if (process.argv[2] === 'restore') {
  if (isPacking) renameSync(SOURCE_MANIFEST, MANIFEST);
} else if (isPacking) {
  console.error('An earlier packing was broken off: run "npm run postpack" first.');
  process.exitCode = 1;
} else use();
