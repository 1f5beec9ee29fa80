import { startEmulator } from 'contentful-emulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSpace } from './build-space.ts';
import { buildSpaceInLanguages } from './build-space-in-languages.ts';
import type { ContentfulExport } from './contentful-export.ts';
import { examineSpace } from './doctor/examine-space.ts';
import type { Finding } from './doctor/finding.ts';
import { readSpace } from './doctor/read-space.ts';
import { credentialsOf } from './doctor/test-support/credentials-of.ts';

const space = buildSpaceInLanguages();
const typeOf = (id: string) => space.contentTypes.find(({ sys }) => sys.id === id);

/** Every value of another locale than the default, with what the default has in its place. */
function translations({ entries }: ContentfulExport) {
  return entries.flatMap(({ sys, fields }) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.entries(values).flatMap(([code, value]) =>
        code === 'en-US' ? [] : { id: sys.id, field, code, value, english: values['en-US'] },
      ),
    ),
  );
}

test('the sample itself has one language', () => {
  expect(buildSpace().locales.map(({ code }) => code)).toEqual(['en-US']);
  expect(translations(buildSpace())).toEqual([]);
  expect(space.locales.map(({ code }) => code)).toEqual(['en-US', 'de', 'ar']);
});

test('only fields are translated that are localised and that the entry has', () => {
  const wrong = translations(space).filter(({ id, field, english }) => {
    const entry = space.entries.find(({ sys }) => sys.id === id)!;
    const fields = typeOf(entry.sys.contentType.sys.id)?.fields ?? [];
    return english === undefined || !fields.find((each) => each.id === field)?.localized;
  });
  expect(wrong).toEqual([]);
});

const SAME_IN_GERMAN: readonly unknown[] = ['Blog', 'Post'];

test('nothing is left as it was, and lists have as many lines', () => {
  const same = translations(space).filter(({ value, english }) =>
    Array.isArray(value)
      ? value.length !== (english as unknown[]).length
      : value === english && !SAME_IN_GERMAN.includes(value),
  );
  expect(same).toEqual([]);
});

test('Arabic is written in Arabic letters', () => {
  const latin = translations(space).filter(
    ({ code, value }) => code === 'ar' && /[a-z]{3}/iu.test(JSON.stringify(value)),
  );
  expect(latin).toEqual([]);
});

let findings: Finding[];
let close = async () => undefined as void;
beforeAll(async () => {
  const settings = space.entries.find(({ sys }) => sys.id === 'sample-site-settings')!;
  const named = { ...settings.fields, languages: { 'en-US': ['en-US', 'de', 'ar'] } };
  const entries = space.entries.map((entry) =>
    entry === settings ? { ...entry, fields: named } : entry,
  );
  const emulator = await startEmulator({ space: { ...space, entries } });
  close = () => emulator.close();
  const read = await readSpace(credentialsOf(emulator));
  findings = examineSpace(read.space, { siteName: 'Vending Solutions', siteUrl: null });
});
afterAll(() => close());

test('the doctor finds no error in it, and no translated entry without its title', () => {
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const untitled = findings.filter(({ message }) => message.includes('but for its title'));
  expect(untitled).toEqual([]);
});
