import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './runtime.mjs';

const START = 'app/islands/start-page.ts';
const HYDRATE = 'app/islands/hydrate-island.tsx';
const MANIFEST = 'islands-manifest.json';

/**
 * Builds what public pages load: the start script and the islands, apart from the owner's application, so that neither
 * decides how the other is cut into files. Writes beside the server's bundle which files each island needs and what they
 * hash to.
 */
export async function buildIslands() {
  const client = join(ROOT, 'build/client');
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      manifest: MANIFEST,
      rolldownOptions: {
        input: join(ROOT, START),
        // Few files: React in one, which stays while ours change, and what several islands draw with in another.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              { name: 'ui', test: /\/app\/ui\/.*\.tsx$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(client, MANIFEST), 'utf8'));
  rmSync(join(client, MANIFEST));
  const hashed = new Map();
  const script = (file) => {
    if (!hashed.has(file)) {
      const bytes = readFileSync(join(client, file));
      const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
      hashed.set(file, { address: `/${file}`, integrity });
    }
    return hashed.get(file);
  };
  const filesOf = (...keys) => {
    const seen = new Set();
    const add = (key) => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const imported of manifest[key].imports ?? []) add(imported);
    };
    for (const key of keys) add(key);
    return [...seen].map((key) => script(manifest[key].file));
  };
  // A file that no island asks for is named all the same: the start script may fetch it, so browsers have to know its hash.
  const [parts, others] = partition(manifest[START].dynamicImports, (key) => key.endsWith('.tsx'));
  const start = filesOf(START, ...others);
  const named = parts
    .filter((key) => key !== HYDRATE)
    .map((key) => [basename(key, '.tsx'), filesOf(key, HYDRATE)]);
  writeFileSync(
    join(ROOT, 'build/server/islands.json'),
    JSON.stringify({ start, parts: Object.fromEntries(named) }),
  );
}

function partition(keys, holds) {
  return [keys.filter(holds), keys.filter((key) => !holds(key))];
}
