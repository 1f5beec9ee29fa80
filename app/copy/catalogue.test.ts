import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as catalogue from './en/catalogue.ts';
import type { Words } from './wording.ts';

const FOLDER = join(import.meta.dirname, 'en');
const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Every text with its path, and every object that is a plural. */
const texts: [path: string, text: string][] = [];
const plurals: [path: string, plural: Record<string, Words>][] = [];
const strangers: string[] = [];

function walk(path: string, words: unknown): void {
  if (typeof words === 'string') texts.push([path, words]);
  else if (typeof words === 'object' && words !== null) {
    const plural = words as Record<string, Words>;
    if (typeof plural['other'] === 'string') plurals.push([path, plural]);
    for (const [name, value] of Object.entries(words)) walk(`${path}.${name}`, value);
  } else if (words !== null) strangers.push(path);
}
for (const [name, family] of Object.entries(catalogue)) walk(name, family);

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);

test('a catalogue is data: texts, lists and objects of them, and no function', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(strangers).toEqual([]);
});

test('every family is in the catalogue', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('-words.ts'));
  const exported = files.flatMap((name) =>
    [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/^export const (\w+)/gmu)].map(
      ([, family]) => family!,
    ),
  );
  expect(exported.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});

test('braces hold a plain name and nothing else', () => {
  const odd = texts.filter(([, text]) => /[{}$]\{|[{}]/u.test(text.replace(/\{[a-z]\w*\}/giu, '')));
  expect(odd).toEqual([]);
});

test('plurals are of the categories of CLDR, and their texts name the same values', () => {
  expect(plurals.length).toBeGreaterThan(10);
  for (const [path, plural] of plurals) {
    const named = Object.values(plural).map((text) =>
      namesIn(String(text)).filter((name) => name !== 'count'),
    );
    expect([path, Object.keys(plural).filter((name) => !CATEGORIES.has(name))]).toEqual([path, []]);
    for (const names of named) expect([path, new Set(names)]).toEqual([path, new Set(named[0])]);
  }
});
