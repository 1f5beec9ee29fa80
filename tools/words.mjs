/*
 * npm run words                      what each language lacks, and what reads in it as in English
 * npm run words -- export de FILE    writes a file for a translator
 * npm run words -- import de FILE    reads it back
 *
 * `admin/de` in place of `de` is the owner's area.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { decodeCsv } from '#server/intake/csv/decode-csv.ts';
import { ROOT, run, say, stopWith } from './runtime.mjs';
import { fromTranslatorFile, toTranslatorFile } from './translator-file.mjs';
import {
  ENGLISH,
  isLanguage,
  mergeWords,
  missingTexts,
  readCatalogues,
  readNotes,
  textsOf,
  toCatalogue,
  WORDS,
  WORDS_OF_ADMIN,
  wordFolders,
  wordsAt,
  wordsOf,
} from './word-catalogues.mjs';

function list(title, texts) {
  console.log(texts.length === 0 ? `${title}: none` : `${title}: ${texts.length}`);
  for (const { key, english: text } of texts) console.log(`  ${key}  ${text}`);
}

function report(folder, catalogue, english) {
  const { language, own } = catalogue;
  const name = relative(WORDS, join(folder, language));
  list(`${name}: missing, English stands in`, missingTexts(catalogue, english));
  list(
    `${name}: as in English`,
    [...textsOf(english, language)].filter(
      ({ path, english: text }) => wordsAt(own, path) === text,
    ),
  );
}

/** What nobody sees is written as an escape, so that whoever changes the text does. */
const toJson = (words) =>
  JSON.stringify(words, null, 2).replaceAll(
    /[\u00a0\u00ad\u061c\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** @param folders each with its words in English and in the language */
function importFrom(file, folders, language, own, english) {
  const [{ folder }] = folders;
  const read = fromTranslatorFile(decodeCsv(readFileSync(file)), language, own, english);
  const catalogue = toCatalogue(language, read.own, english, folder);
  const faults = [...read.faults.map((fault) => `${file}: ${fault}`), ...catalogue.faults];
  if (faults.length > 0) stopWith(`${faults.join('\n')}\n\nNothing was changed.`);
  for (const { folder, english: wanted } of folders) {
    const path = join(ROOT, folder, `${language}.json`);
    writeFileSync(path, toJson(wordsOf(wanted, read.own)));
    run(join(ROOT, 'node_modules/.bin/oxfmt'), [path], { stdio: 'ignore' });
  }
  for (const key of read.outdated)
    say(`${key}: its English has changed since the file was written`);
  report(folder, catalogue, english);
}

const [command, name = '', given] = process.argv.slice(2);
if (command === undefined)
  for (const folder of [WORDS, WORDS_OF_ADMIN].flatMap(wordFolders)) {
    const [english, ...others] = readCatalogues(folder);
    for (const catalogue of others) report(folder, catalogue, english.own);
  }
else {
  const language = basename(name);
  const folder = join(WORDS, dirname(name));
  const isKnown = [WORDS, WORDS_OF_ADMIN].includes(folder) && isLanguage(language);
  if (!['export', 'import'].includes(command) || !isKnown || !given)
    stopWith(
      'Write: npm run words -- export de FILE, or: npm run words -- import de FILE, with admin/de for the owner’s area',
    );
  if (language === ENGLISH) stopWith('English is what the others are translated from.');
  const file = resolve(process.env.INIT_CWD ?? '', given);
  const folders = wordFolders(folder).map((each) => {
    const [{ own: english }, ...others] = readCatalogues(each);
    const { own } = others.find((other) => other.language === language) ?? { own: {} };
    return { folder: each, english, own, notes: readNotes(each) };
  });
  const whole = (part) =>
    folders.reduce((merged, each) => mergeWords(merged, each[part], each.folder), {});
  if (command === 'import' && !existsSync(file)) stopWith(`There is no file ${file}.`);
  if (command === 'import') importFrom(file, folders, language, whole('own'), whole('english'));
  else
    writeFileSync(file, toTranslatorFile(language, whole('own'), whole('english'), whole('notes')));
}
