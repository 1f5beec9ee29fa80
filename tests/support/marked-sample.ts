import { isRecord } from '#content/is-record.ts';
import { isText, isWordField } from '#content/locales/word-fields.ts';
import type { ContentfulExport } from '#space/contentful-export.ts';
import { CATALOGUE_LANGUAGES } from './foreign-words.ts';
import { sampleInLanguages } from './sample-in-languages.ts';

/** A locale of every catalogue, with the one that stands in for it. Spanish lacks more than it has. */
const FALLBACKS = Object.fromEntries(
  CATALOGUE_LANGUAGES.slice(1).map((code) => [code, code === 'es' ? 'de' : 'en-US']),
);
/** A locale that its owner keeps off. */
export const OFF = 'it';

/** What a text of a language begins with in the marked sample: `[de] `. */
export const MARK = new RegExp(String.raw`\[(${CATALOGUE_LANGUAGES.join('|')})\] `, 'gu');

/**
 * The sample with every text beginning with the name of its language, and every field translated or not as it comes, so
 * that on each page of each language texts of several stand side by side.
 */
export function markedSample(): ContentfulExport {
  const space = sampleInLanguages();
  const [original] = space.locales;
  const other = space.locales.find((locale) => !locale.default)!;
  space.locales = [
    original!,
    ...Object.entries({ ...FALLBACKS, [OFF]: 'en-US' }).map(([code, fallbackCode]) => ({
      ...{ ...other, code, name: code, fallbackCode },
      sys: { ...other.sys, id: `locale-${code}` },
    })),
  ];
  let turn = 0;
  for (const { sys, fields } of space.entries) {
    for (const [field, values] of Object.entries(fields)) {
      const english = values['en-US'];
      const isWords = isWordField(sys.contentType.sys.id, field) && isText(english);
      if (!isWords) continue;
      turn += 1;
      fields[field] = inLanguages(english, turn, field);
    }
  }
  for (const { fields } of space.assets) {
    turn += 1;
    fields.title = inLanguages(fields.title['en-US'], turn) as Record<string, string>;
  }
  const settings = space.entries.find(({ sys }) => sys.contentType.sys.id === 'siteSettings');
  settings!.fields['languages'] = { 'en-US': ['en-US', ...Object.keys(FALLBACKS)] };
  return space;
}

/** Every third text is in German, another third in Arabic, and so on; no two languages have the same. */
function inLanguages(english: unknown, turn: number, field?: string): Record<string, unknown> {
  const shown = [
    'en-US',
    ...(turn % 3 === 0 ? [] : ['de']),
    ...(turn % 3 === 1 ? [] : ['ar']),
    ...(turn % 2 === 0 ? ['fr'] : []),
    ...(turn % 4 === 0 ? ['es'] : []),
  ];
  return Object.fromEntries(
    shown.map((code) => [code, marked(english, `[${code.slice(0, 2)}] `, field)]),
  );
}

/** A text, a list of texts, pairs, or a rich text with the mark before each of its texts. */
function marked(value: unknown, mark: string, name?: string): unknown {
  if (typeof value === 'string')
    return value.trim() === '' ? value : mark + value.replace('| ', `| ${mark}`);
  if (Array.isArray(value)) return value.map((item) => marked(item, mark, name));
  if (!isRecord(value)) return value;
  if (value['nodeType'] === 'text') return { ...value, value: marked(value['value'], mark) };
  if (typeof value['nodeType'] === 'string')
    return { ...value, content: marked(value['content'], mark) };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, marked(part, mark, key)]),
  );
}
