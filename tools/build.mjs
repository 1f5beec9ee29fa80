import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, run } from './runtime.mjs';

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

const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
const status = run(process.execPath, [cli, 'build'], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(status);
compressUnder(join(ROOT, 'build/client'));
