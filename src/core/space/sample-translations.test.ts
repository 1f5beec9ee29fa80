import { startEmulator } from 'contentful-emulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWordField } from '#content/locales/word-fields.ts';
import { isRecord } from '#content/is-record.ts';
import { SLUG_PATTERN } from '#content/slugs/slug-pattern.ts';
import { sampleInLanguages } from '#tests/support/sample-in-languages.ts';
import { buildSpace } from './build-space.ts';
import { examineSpace } from './doctor/examine-space.ts';
import type { Finding } from './doctor/finding.ts';
import { readSpace } from './doctor/read-space.ts';
import { credentialsOf } from './doctor/test-support/credentials-of.ts';
import { SYMBOL_MAX_LENGTH } from './model/fields.ts';

const space = buildSpace();
const CODES = ['de', 'ar'];

/** Posts and legal texts are in English alone, which stands in for them. */
const IN_ENGLISH: ReadonlySet<string> = new Set(['blogPost', 'privacyPolicy']);

type Text = { of: string; typeId: string; field: string; type: string; english: unknown };

/** Every text of the sample in a language, undefined where it has none: fields that are localised, and titles of files. */
function textsIn(code: string): (Text & { value: unknown })[] {
  const ofEntries = space.entries.flatMap(({ sys, fields }) => {
    const typeId = sys.contentType.sys.id;
    const model = space.contentTypes.find(({ sys: { id } }) => id === typeId)!;
    return model.fields.flatMap(({ id: field, type, localized }) => {
      const values = fields[field];
      if (!localized || values === undefined) return [];
      return { of: sys.id, typeId, field, type, english: values['en-US'], value: values[code] };
    });
  });
  const ofFiles = space.assets.map(({ sys, fields: { title, file } }) => ({
    ...{ of: sys.id, typeId: file['en-US']!.contentType, field: 'title', type: 'Symbol' },
    ...{ english: title['en-US'], value: title[code] },
  }));
  return [...ofEntries, ...ofFiles];
}

const name = ({ of, field }: Text) => `${of}.${field}`;

test('the sample is in English, German and Arabic, and English stands in', () => {
  expect(space.locales.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual([
    ['en-US', null],
    ['de', 'en-US'],
    ['ar', 'en-US'],
  ]);
  const [settings] = space.entries.filter(({ sys }) => sys.contentType.sys.id === 'siteSettings');
  expect(settings?.fields['languages']).toBeUndefined();
});

test.each(CODES)('every text but those of posts and legal texts is there in %s', (code) => {
  const missing = textsIn(code).filter(
    ({ typeId, field, value }) =>
      value === undefined &&
      !IN_ENGLISH.has(typeId) &&
      typeId !== 'text/vtt' &&
      isWordField(typeId, field),
  );
  expect(missing.map(name)).toEqual([]);
});

test('only fields are translated that are localised and that the English entry has', () => {
  const known = new Set(textsIn('en-US').map(name));
  const translated = space.entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([field, values]) =>
      CODES.some((code) => code in values) ? `${sys.id}.${field}` : [],
    ),
  );
  expect(translated.filter((each) => !known.has(each))).toEqual([]);
});

const SAME_WORDS: ReadonlySet<unknown> = new Set(['Blog', 'Post', 'you@company.com']);

/** Names, and words that are the same in German. */
const mayBeSame = ({ typeId, field, value }: Text & { value: unknown }) =>
  (typeId === 'machine' && field === 'title') || SAME_WORDS.has(value);

test.each(CODES)('nothing in %s was left as it is in English', (code) => {
  const same = textsIn(code).filter(
    (text) =>
      text.value !== undefined &&
      JSON.stringify(text.value) === JSON.stringify(text.english) &&
      !mayBeSame(text),
  );
  expect(same.map(name)).toEqual([]);
});

/** All texts of a value: lines of a list, values of pairs, words of a rich text. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (!isRecord(value)) return [];
  if (!('nodeType' in value)) return Object.values(value).flatMap(linesOf);
  return value['nodeType'] === 'text' ? linesOf(value['value']) : linesOf(value['content']);
}

const NAMES =
  /Sample \w+|Divi WP|Option 2 Wall Mount|Coolfront|Frost|Duo|(?:Locker \d+|Parcel) (?:Cell|Bank)|Chill Locker/gu;

test('Arabic is written in Arabic letters, but for names, abbreviations and addresses', () => {
  const latin = textsIn('ar').filter(({ value }) =>
    linesOf(value).some((line) =>
      /[a-z]{3}/u.test(line.replaceAll(NAMES, '').replaceAll(/\/[a-z-]+|\S+@\S+/gu, '')),
    ),
  );
  expect(latin.map(name)).toEqual([]);
});

/** What a text is made of without its words: lines of a list, blocks and links of a rich text, a figure. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^[^|]*\|/u.exec(value)?.[0].replace(/\D/gu, '') ?? '';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isRecord(value)) return value;
  if (value['nodeType'] === 'text') return 'text';
  if (!('nodeType' in value)) return 'pairs';
  const { nodeType, data, content } = value;
  const parts = nodeType === 'paragraph' ? linksIn(content) : shapeOf(content);
  return { nodeType, data, parts };
}

/** Where bold words stand in a sentence is a matter of the language; where its links lead is not. */
const linksIn = (content: unknown) =>
  (content as { nodeType: string; data: unknown }[]).flatMap(({ nodeType, data }) =>
    nodeType === 'text' ? [] : [data],
  );

test.each(CODES)('texts in %s have the lines, links and figures of the English ones', (code) => {
  const others = textsIn(code).filter(
    ({ value, english }) =>
      value !== undefined && JSON.stringify(shapeOf(value)) !== JSON.stringify(shapeOf(english)),
  );
  expect(others.map(name)).toEqual([]);
});

test.each(CODES)(
  'texts in %s are as short as their fields ask, and slugs are addresses',
  (code) => {
    const isWrong = ({ type, field, value }: { type: string; field: string; value: unknown }) =>
      (field === 'slug' && !new RegExp(SLUG_PATTERN, 'u').test(String(value))) ||
      (type !== 'Text' &&
        type !== 'RichText' &&
        linesOf(value).some((line) => line.length >= SYMBOL_MAX_LENGTH));
    const wrong = textsIn(code).filter((text) => text.value !== undefined && isWrong(text));
    expect(wrong.map(name)).toEqual([]);
  },
);

let findings: Finding[];
let close = async () => undefined as void;
beforeAll(async () => {
  const emulator = await startEmulator({ space: sampleInLanguages() });
  close = () => emulator.close();
  const read = await readSpace(credentialsOf(emulator));
  findings = examineSpace(read.space, { siteName: 'Vending Solutions', siteUrl: null });
});
afterAll(() => close());

test('with all languages public the doctor finds no error, and no translation without its title', () => {
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const untitled = findings.filter(({ message }) => message.includes('but for its title'));
  expect(untitled).toEqual([]);
});
