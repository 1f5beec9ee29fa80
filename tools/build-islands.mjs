import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ISLAND_PARTS } from '#islands/island-parts.ts';
import { ROOT } from './runtime.mjs';
import { languagesIn } from './word-catalogues.mjs';

const START = 'src/core/islands/start-page.ts';
const HYDRATE = 'src/core/islands/hydrate-island.tsx';

/**
 * Few files, since small ones compress badly: React, which stays while ours change; what every page with islands needs;
 * everything about slides; what an inquiry is written and sent with; what several others draw with.
 */
const GROUPS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'ui',
    test: /\/(?:ui\/(?:icon|page-icons|address-context|wording-context|slides\/round-button|button|site-link|toaster|toast-)|dom\/reading-way|copy\/\w+\/interface-words|islands\/(?:hydrate-island|keep-use))/,
  },
  {
    name: 'slides',
    test: /\/(?:ui\/(?:slides\/|card-row-controls)|sections\/(?:hero|testimonials)\/|copy\/\w+\/(?:slider|testimonial)-words)/,
  },
  {
    name: 'inquiry',
    // The proof is for forms that an owner protects with it.
    test: /\/(?:sections\/inquiry-form\/(?!solve-proof)|content\/contact\/|copy\/(?:\w+\/inquiry-words|inquiry-problem-text))/,
  },
  { name: 'picture', test: /\/ui\/picture/, minShareCount: 2 },
];

/**
 * Builds what public pages load: the start script and the islands, apart from the owner's application, so that neither
 * decides how the other is cut into files. Each language has files of its own, with its catalogue in the place of the
 * English one, so that no browser gets the words of another; what holds no words is the same file for all. Writes beside
 * the server's bundle which files each island needs and what they hash to (`src/core/islands/page-files.ts`), by language.
 */
export async function buildIslands() {
  const files = {};
  for (const language of languagesIn()) files[language] = await buildIn(language);
  writeFileSync(join(ROOT, 'build/server/islands.json'), JSON.stringify(files));
}

/** The family of words in a module; undefined for any other. */
const familyIn = (id) =>
  /\/core\/copy\/\w+\/([\w-]+)\.ts$/u
    .exec(id)?.[1]
    .replaceAll(/-([a-z])/gu, (_, letter) => letter.toUpperCase());

/** @param language one that there are words in */
async function buildIn(language) {
  const [{ output }] = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [{ find: /^(?:#copy|\.)\/en\//, replacement: `#copy/${language}/` }],
    },
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // As a library: without the helper by which Vite fetches ahead what a dynamic import needs, 800 bytes of every page.
      // What a part imports is then found when the part has come; on a good connection all has been fetched ahead.
      lib: { entry: join(ROOT, START), formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          minify: true,
          comments: false,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          // The start script shares code with islands: taken along into their files it would have to load those.
          codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
        },
      },
    },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  /** @param source the end of its path, which no other file of the build has */
  const fileOf = (source) => {
    const [found, other] = [...chunks.values()].flatMap(({ fileName, moduleIds }) =>
      moduleIds.filter((id) => id.endsWith(`/${source}`)).map(() => fileName),
    );
    if (found === undefined || other !== undefined)
      throw new Error(`The build of the islands holds ${found ? 'more than one' : 'no'} ${source}`);
    return found;
  };
  const scriptsOf = (...files) => {
    const needed = new Set();
    const add = (file) => {
      if (needed.has(file)) return;
      needed.add(file);
      for (const imported of chunks.get(file).imports) add(imported);
    };
    for (const file of files) add(file);
    return [...needed].map((file) => ({
      address: `/${file}`,
      integrity: `sha256-${createHash('sha256').update(chunks.get(file).code).digest('base64')}`,
      words: chunks.get(file).moduleIds.flatMap((id) => familyIn(id) ?? []),
    }));
  };

  const start = fileOf(START);
  const parts = Object.keys(ISLAND_PARTS).map((name) => [name, fileOf(`${name}.tsx`)]);
  return {
    start: scriptsOf(start),
    later: {
      analytics: scriptsOf(fileOf('src/core/browser/analytics.ts')),
      google: scriptsOf(fileOf('src/core/browser/analytics-google.ts')),
      project: scriptsOf(fileOf('src/core/islands/project-list.ts')),
      waiting: scriptsOf(fileOf('src/core/sections/inquiry-form/waiting-inquiries.ts')),
      languages: scriptsOf(fileOf('src/core/browser/language-offer.ts')),
    },
    parts: {
      ...Object.fromEntries(parts.map(([name, file]) => [name, scriptsOf(file, fileOf(HYDRATE))])),
      'live-answers': scriptsOf(fileOf('src/core/browser/live-answers.ts')),
    },
  };
}
