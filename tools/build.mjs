import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureSpaceFile } from '#space/space-file.ts';
import { ROOT, run } from './runtime.mjs';
import { buildIslands } from './build-islands.mjs';
import { buildWords } from './build-words.mjs';
import { listFeatureParts } from './feature-parts.mjs';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/u;
const SMALLEST_BYTES = 600;

/** Writes a brotli and a gzip copy beside every text file that browsers fetch. */
function compressUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressUnder(path);
    else if (COMPRESSIBLE.test(entry.name) && statSync(path).size >= SMALLEST_BYTES) {
      const bytes = readFileSync(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

/** Names this build: the files that browsers fetch carry their content in their names. */
function nameBuild() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'build/server/index.js')));
  for (const name of readdirSync(join(ROOT, 'build/client/assets')).toSorted()) hash.update(name);
  return hash.digest('base64url').slice(0, 12);
}

/** The address of the icons that pages draw later than they were sent. */
function iconSprite() {
  const names = readdirSync(join(ROOT, 'build/client/assets'));
  return `/assets/${names.find((name) => /^icon-sprite-.*\.svg$/u.test(name))}`;
}

/** One plain script each: a browser asks for the worker as one file. */
async function buildServiceWorker(name) {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(nameBuild()), __ICONS__: JSON.stringify(iconSprite()) },
    build: {
      target: 'es2022',
      outDir: 'build/service-worker',
      emptyOutDir: false,
      rolldownOptions: {
        input: join(ROOT, 'src/core/service-worker', `${name}.ts`),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}

buildWords();
listFeatureParts();
const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
const status = run(process.execPath, [cli, 'build'], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status);
await buildIslands();
compressUnder(join(ROOT, 'build/client'));
for (const name of ['service-worker', 'service-worker-off']) await buildServiceWorker(name);
compressUnder(join(ROOT, 'build/service-worker'));
ensureSpaceFile();
