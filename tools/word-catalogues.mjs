// Runs before anything is installed, so: plain JavaScript, no packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { UNWORDED } from '#copy/unworded.mjs';
import { ROOT } from './runtime.mjs';

/**
 * @typedef {string | null | Words[] | { [name: string]: Words }} Words a text, or lists and objects of them; null: none
 * @typedef {{ path: string[], key: string, english: string }} Text where a text belongs, and what it says in English
 * @typedef {{ language: string, own: Words, families: { [family: string]: Words }, faults: string[] }} Catalogue `own` as
 *   it is written, `families` with English in the place of what it lacks
 */

/** Folders of one file a language, and the notes for translators: the public site's words, and those of the owner's area. */
export const WORDS = 'src/core/words';
export const WORDS_OF_ADMIN = 'src/core/words/admin';
const FEATURES = 'src/features';
export const ENGLISH = 'en';
const NOTES = 'notes.json';

const PLACEHOLDER = /\{[a-z]\w*\}/giu;

/** Whether another language has no words for it. @param {string} [name] the last part of its key */
const isUnworded = (english, name) =>
  english === null || english === '' || (typeof english === 'string' && UNWORDED.has(name));

const isPlural = (words) => typeof words.other === 'string';

/** The plural categories of a language (CLDR). */
const categoriesOf = (language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** @param {string} folder @returns {string[]} the languages, English first */
export function languagesIn(folder = WORDS) {
  const files = readdirSync(resolve(ROOT, folder)).filter(
    (name) => name.endsWith('.json') && name !== NOTES,
  );
  const languages = files.map((name) => basename(name, '.json')).toSorted();
  return [ENGLISH, ...languages.filter((language) => language !== ENGLISH)];
}

/**
 * The folders whose words are one catalogue: core's, and those of the features that have any of these words.
 * @param {string} folder core's
 * @returns {string[]} core's first
 */
export function wordFolders(folder) {
  const features = existsSync(resolve(ROOT, FEATURES)) ? readdirSync(resolve(ROOT, FEATURES)) : [];
  const others = features
    .toSorted()
    .map((name) => folder.replace('src/core', `${FEATURES}/${name}`));
  return [folder, ...others.filter((each) => existsSync(resolve(ROOT, each, `${ENGLISH}.json`)))];
}

/** @returns {{ [key: string]: string }} what translators should know, by key */
export function readNotes(folder = WORDS) {
  return existsSync(resolve(ROOT, folder, NOTES)) ? readJson('notes', folder) : {};
}

/**
 * Every language, English first.
 * @returns {Catalogue[]}
 * @throws Error that names the file which is none, or holds no JSON
 */
export function readCatalogues(folder = WORDS) {
  const english = readJson(ENGLISH, folder);
  return languagesIn(folder).map((language) => {
    if (!isLanguage(language))
      throw new Error(
        `${folder}/${language}.json: name the file after its language as BCP 47 does, without a region, such as de.json`,
      );
    return toCatalogue(language, readJson(language, folder), english, folder);
  });
}

/** Whether it is the code of a language alone, as BCP 47 writes it: `de`. */
export const isLanguage = (code) =>
  /^[a-z]{2,3}$/u.test(code) && new Intl.Locale(code).language === code;

function readJson(name, folder) {
  const file = `${folder}/${name}.json`;
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  const twice = keyTwiceIn(text);
  if (twice !== null) throw new Error(`${file}: ${twice} stands twice in one place: keep one`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error.message}`, { cause: error });
  }
}

/** The first key that an object has twice: JSON.parse would take the last one. */
function keyTwiceIn(text) {
  const open = [];
  for (const [token, key, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*(:?)|[{}]/gu)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon && open.at(-1)?.has(key)) return key;
    else if (colon) open.at(-1)?.add(key);
  }
  return null;
}

/**
 * Every text that a language needs.
 * @param {Words} english @param {string} language
 * @returns {Generator<Text>}
 */
export function* textsOf(english, language, path = []) {
  if (isUnworded(english, path.at(-1))) return;
  const at = (place, text) => ({ path: place, key: place.join('.'), english: text });
  if (typeof english === 'string') yield at(path, english);
  else if (isPlural(english))
    for (const category of categoriesOf(language))
      yield at([...path, category], english[category] ?? english.other);
  else
    for (const [name, part] of Object.entries(english))
      yield* textsOf(part, language, [...path, name]);
}

/** What stands in a place among words. */
export const wordsAt = (words, path) => path.reduce((part, name) => part?.[name], words);

/** Translators leave empty what they have not come to. */
const isMissing = (words) => words === undefined || words === null || words === '';

/**
 * Holds the words of a language against the English ones: the same keys, values and lists, and plurals of its own.
 * @param {string} language
 * @param {Words} own
 * @param {Words} english
 * @param {string} [folder] where its file is
 * @returns {Catalogue} its faults name file and key, and what to do
 */
export function toCatalogue(language, own, english, folder = WORDS) {
  const faults = [];
  const fault = (path, what) =>
    faults.push(`${folder}/${language}.json: ${path.join('.') || 'the whole'} ${what}`);

  function compareTexts(path, text, model) {
    if (/[{}]/u.test(text.replaceAll(PLACEHOLDER, '')))
      fault(path, 'has a brace that is part of no value: a value is written {name}');
    const [named, wanted] = [text, model].map((each) => each.match(PLACEHOLDER) ?? []);
    for (const value of new Set(named))
      if (!wanted.includes(value))
        fault(path, `names ${value}, which English does not: take it out`);
    for (const value of new Set(wanted))
      if (!named.includes(value)) fault(path, `lacks ${value}: put it in where it belongs`);
  }

  function comparePlurals(path, plural, model) {
    const categories = categoriesOf(language);
    for (const [category, text] of Object.entries(plural))
      if (!categories.includes(category))
        fault([...path, category], `is no plural of the language: ${categories.join(', ')} are`);
      else if (typeof text !== 'string' || text === '')
        fault([...path, category], 'must be a text, or be left out');
      // It need not name the count: "1 month".
      else compareTexts([...path, category], `${text}{count}`, `${model.other}{count}`);
    if (plural.other === undefined)
      fault(
        [...path, 'other'],
        'is missing: it stands for all numbers without a text of their own',
      );
  }

  function compare(path, words, model) {
    const name = path.at(-1);
    if (isUnworded(model, name)) {
      if (words !== undefined && JSON.stringify(words) !== JSON.stringify(model))
        fault(path, 'is the same in every language: take it out');
      return model;
    }
    if (isMissing(words)) return model;
    if (!KINDS.includes(kindOf(model))) fault(path, `must be one of: ${KINDS.join(', ')}`);
    else if (kindOf(words) !== kindOf(model))
      fault(path, `must be ${kindOf(model)}, as in English`);
    else if (typeof model === 'string') compareTexts(path, words, model);
    else if (isPlural(model)) comparePlurals(path, words, model);
    else return compareParts(path, words, model);
    return words;
  }

  function compareParts(path, words, model) {
    const isList = Array.isArray(model);
    if (isList && words.length !== model.length)
      fault(path, `has ${words.length} parts where English has ${model.length}`);
    for (const name of Object.keys(words))
      if (!isList && !Object.hasOwn(model, name))
        fault([...path, name], 'is not among the English words: correct its name, or take it out');
    const parts = Object.entries(model).map(([name, part]) => [
      name,
      compare([...path, name], Object.hasOwn(words, name) ? words[name] : undefined, part),
    ]);
    return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  return { language, own, families: compare([], own, english), faults };
}

const KINDS = ['a text', 'a list', 'an object'];

function kindOf(words) {
  if (typeof words === 'string') return 'a text';
  if (Array.isArray(words)) return 'a list';
  return typeof words === 'object' && words !== null ? 'an object' : typeof words;
}

/**
 * Words of several folders as those of one.
 * @param {Words} words @param {Words} others added to them
 * @param {string} folder where the others are
 * @throws Error that names a text which both have
 */
export function mergeWords(words, others, folder, path = []) {
  const merged = { ...words };
  for (const [name, part] of Object.entries(others)) {
    const key = [...path, name];
    if (!Object.hasOwn(merged, name)) merged[name] = part;
    else if ([merged[name], part].every((each) => kindOf(each) === 'an object'))
      merged[name] = mergeWords(merged[name], part, folder, key);
    else
      throw new Error(
        `${folder}: ${key.join('.')} is among the words of another folder, too: rename it`,
      );
  }
  return merged;
}

/** What of these words a folder has in English. @param {Words} english @param {Words} words @returns {Words} */
export function wordsOf(english, words) {
  if (kindOf(english) !== 'an object' || isPlural(english)) return words;
  const names = Object.keys(english).filter((name) => words[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, wordsOf(english[name], words[name])]));
}

/** The texts that a language lacks, where English stands in. @param {Catalogue} catalogue @param {Words} english */
export function missingTexts({ language, own }, english) {
  return [...textsOf(english, language)].filter(({ path }) => isMissing(wordsAt(own, path)));
}
