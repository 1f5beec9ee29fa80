import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRecord } from '../is-record.ts';
import { contextWith } from '../tests/wire.ts';
import { plainTextOf } from './plain-text.ts';
import { isRichText, toRichText } from './to-rich-text.ts';

/** The folder with exports of real spaces, which are no part of the project. */
const folder = join(process.env['EMULATOR_REAL_FILES'] ?? '', 'exports');
const isThere = process.env['EMULATOR_REAL_FILES'] !== undefined && existsSync(folder);
if (!isThere)
  console.log(
    'Skipped: documents of real spaces: EMULATOR_REAL_FILES names no folder with exports',
  );

it.runIf(isThere)('accepts every document of real spaces that has words', () => {
  const documents = readdirSync(folder).flatMap((name) => {
    const found: unknown[] = [];
    collect(JSON.parse(readFileSync(join(folder, name), 'utf8')), found);
    return found;
  });
  const worded = documents.filter((document) => plainTextOf(document, 10) !== '');
  expect(worded.length).toBeGreaterThan(10);
  const refused = worded.filter((document) => toRichText(document, contextWith()) === null);
  expect(refused).toEqual([]);
});

function collect(value: unknown, found: unknown[]): void {
  if (isRichText(value)) found.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isRecord(value)) for (const item of Object.values(value)) collect(item, found);
}
