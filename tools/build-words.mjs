// Runs before anything is installed, so: plain JavaScript, no packages.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFeatureParts } from './feature-parts.mjs';
import { ROOT } from './runtime.mjs';
import {
  ENGLISH,
  readCatalogues,
  mergeWords,
  readNotes,
  textsOf,
  toCatalogue,
  wordFolders,
  WORDS,
  WORDS_OF_ADMIN,
} from './word-catalogues.mjs';

/** Where words stand, and where their modules are written. */
const FOLDERS = [
  { words: wordFolders(WORDS), copy: 'src/core/copy' },
  { words: wordFolders(WORDS_OF_ADMIN), copy: 'src/core/admin/copy' },
];

/** What every module begins with: a file without it is not removed. */
const MARK = '// Written by tools/build-words.mjs: change ';

/** The file of a family: `machineWords` is in `machine-words.ts`. */
const fileOf = (family) =>
  `${family.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** A family of words: English is the type of the others. */
function familyModule(family, words, language) {
  const text = JSON.stringify(words, null, 2);
  if (language === ENGLISH) return `export const ${family} = ${text} as const;\n`;
  return `import type { ${family} as english } from '../${ENGLISH}/${fileOf(family)}';
import type { Translation } from '#copy/wording.ts';

export const ${family}: Translation<typeof english> = ${text};\n`;
}

/** The modules of a language by their names. */
function modulesOf({ language, families }) {
  const names = Object.keys(families);
  return [
    ...names.map((name) => [fileOf(name), familyModule(name, families[name], language)]),
    ['catalogue.ts', names.map((name) => `export * from './${fileOf(name)}';\n`).join('')],
    [
      'language.ts',
      `/** The language of the words beside this file (BCP 47). */\nexport const LANGUAGE = '${language}';\n`,
    ],
  ];
}

/** Every language that there are words in, English first. */
function cataloguesModule(languages) {
  return `${languages.map((each) => `import * as ${each}Words from './${each}/catalogue.ts';\n`).join('')}
/** The languages that the interface has words in, English first. */
export const CATALOGUES = { ${languages.map((each) => `${each}: ${each}Words`).join(', ')} };\n`;
}

/**
 * Writes the words as the modules that the site imports, a family each: `src/core/copy/<language>/<family>.ts`. Only what has
 * changed is written, and what is gone is removed.
 * @param {{ words: string[], copy: string }[]} [folders] `words` of several folders are merged: those of a feature may add
 *   to a family of core's
 * @throws Error with every fault on a line of its own; then the modules stay as they are
 */
export function buildWords(folders = FOLDERS) {
  const read = folders.map(({ words, copy }) => ({
    copy,
    parts: words.map((folder) => ({ folder, catalogues: readCatalogues(folder) })),
  }));
  const faults = read
    .flatMap(({ parts }) => parts)
    .flatMap(({ folder, catalogues }) => faultsOf(folder, catalogues));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const { parts, copy } of read) {
    const words = parts.map(({ folder }) => folder).join(' or ');
    writeModules(mergeParts(parts), words, resolve(ROOT, copy));
  }
}

/** The catalogues of several folders as those of one, in the languages of the first: English stands in for the rest. */
function mergeParts([{ catalogues }, ...others]) {
  return catalogues.map(({ language, families }) => ({
    language,
    families: others.reduce((merged, { folder, catalogues: [english, ...translated] }) => {
      const own =
        translated.find((each) => each.language === language) ??
        toCatalogue(language, {}, english.own, folder);
      return mergeWords(merged, language === ENGLISH ? english.families : own.families, folder);
    }, families),
  }));
}

function faultsOf(words, catalogues) {
  const [{ families: english }] = catalogues;
  return [
    ...catalogues.flatMap((catalogue) => catalogue.faults),
    ...Object.keys(english)
      .filter((family) => !/^[a-z]+(?:[A-Z][a-z]*)+$/u.test(family))
      .map(
        (family) => `${words}/${ENGLISH}.json: ${family} is no name of a family: machineWords is`,
      ),
    ...strayNotes(words, english),
  ];
}

/** @param {string} words the folders that they are from, for whoever opens a module */
function writeModules(catalogues, words, copy) {
  const kept = new Set();
  const write = (path, source, text) => {
    const file = join(copy, path);
    const module = `${MARK}${source}\n${text}`;
    kept.add(file);
    if (existsSync(file) && readFileSync(file, 'utf8') === module) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, module);
  };
  for (const catalogue of catalogues)
    for (const [name, text] of modulesOf(catalogue))
      write(`${catalogue.language}/${name}`, `${catalogue.language}.json in ${words}`, text);
  write('catalogues.ts', words, cataloguesModule(catalogues.map(({ language }) => language)));
  for (const entry of readdirSync(copy, { withFileTypes: true }))
    if (entry.isDirectory()) removeGone(join(copy, entry.name), kept);
}

/** The notes for translators whose text is gone, or has another key. */
function strayNotes(words, english) {
  const keys = new Set(
    [...textsOf(english, ENGLISH)].flatMap(({ path }) =>
      path.map((_, at) => path.slice(0, at + 1).join('.')),
    ),
  );
  return Object.keys(readNotes(words))
    .filter((key) => !keys.has(key))
    .map((key) => `${words}/notes.json: there is no ${key}: correct the key, or take the note out`);
}

/** Removes the modules of a folder that are none any more, and a folder that held nothing else. */
function removeGone(folder, kept) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!kept.has(file) && readFileSync(file, 'utf8').startsWith(MARK)) rmSync(file);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** A Vite plugin: a saved word is on the page at once. Where something is wrong, it says so and the last words stay. */
export function wordsAsTheyAreSaved(folders = FOLDERS) {
  return {
    name: 'words-as-they-are-saved',
    configureServer({ watcher, config }) {
      watcher.on('all', (_, path) => {
        if (
          !folders.some(({ words }) => words.some((each) => resolve(ROOT, each) === dirname(path)))
        )
          return;
        try {
          buildWords(folders);
        } catch (error) {
          config.logger.error(error.message);
        }
      });
    },
  };
}

/** Before all tests of Vitest and Playwright, each of which may be run by itself. */
export default function setUp() {
  buildWords();
  listFeatureParts();
}
