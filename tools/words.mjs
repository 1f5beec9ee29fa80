/*
 * npm run words                      what each language lacks, and what reads in it as in English
 * npm run words -- export de FILE    writes a file for a translator
 * npm run words -- import de FILE    reads it back
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decodeCsv } from '../server/publishing/redirects/decode-csv.ts';
import { ROOT, run, say, stopWith } from './runtime.mjs';
import { fromTranslatorFile, toTranslatorFile } from './translator-file.mjs';
import {
  ENGLISH,
  isLanguage,
  missingTexts,
  readCatalogues,
  readNotes,
  textsOf,
  toCatalogue,
  WORDS,
  wordsAt,
} from './word-catalogues.mjs';

const [{ own: english }, ...others] = readCatalogues();

function list(title, texts) {
  console.log(texts.length === 0 ? `${title}: none` : `${title}: ${texts.length}`);
  for (const { key, english: text } of texts) console.log(`  ${key}  ${text}`);
}

function report(catalogue) {
  const { language, own } = catalogue;
  list(`${language}: missing, English stands in`, missingTexts(catalogue, english));
  list(
    `${language}: as in English`,
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

function importFrom(file, language, own) {
  const read = fromTranslatorFile(decodeCsv(readFileSync(file)), language, own, english);
  const catalogue = toCatalogue(language, read.own, english);
  const faults = [...read.faults.map((fault) => `${file}: ${fault}`), ...catalogue.faults];
  if (faults.length > 0) stopWith(`${faults.join('\n')}\n\nNothing was changed.`);
  const path = join(WORDS, `${language}.json`);
  writeFileSync(path, toJson(read.own));
  run(join(ROOT, 'node_modules/.bin/oxfmt'), [path], { stdio: 'ignore' });
  for (const key of read.outdated)
    say(`${key}: its English has changed since the file was written`);
  report(catalogue);
}

const [command, language, given] = process.argv.slice(2);
if (command === undefined) for (const catalogue of others) report(catalogue);
else {
  if (!['export', 'import'].includes(command) || !isLanguage(language) || !given)
    stopWith('Write: npm run words -- export de FILE, or: npm run words -- import de FILE');
  if (language === ENGLISH) stopWith('English is what the others are translated from.');
  const file = resolve(process.env.INIT_CWD ?? '', given);
  const { own } = others.find((each) => each.language === language) ?? { own: {} };
  if (command === 'import' && !existsSync(file)) stopWith(`There is no file ${file}.`);
  if (command === 'import') importFrom(file, language, own);
  else writeFileSync(file, toTranslatorFile(language, own, english, readNotes()));
}
