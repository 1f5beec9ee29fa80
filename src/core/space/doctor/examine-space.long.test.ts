import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { checkEach } from '#tests/support/check-each.ts';
import { sampleWithWords } from '#tests/support/sample-with-words.ts';
import { buildSpace } from '../build-space.ts';
import { examineSpace } from './examine-space.ts';
import type { Finding } from './finding.ts';
import { readSpace } from './read-space.ts';
import { SPACE_FILE } from '../space-file.ts';
import { brokenSpace } from './test-support/broken-space.ts';
import { credentialsOf } from './test-support/credentials-of.ts';
import { DEFECTS } from './test-support/defects.ts';

const OPTIONS = {
  siteName: 'Vending Solutions',
  siteUrl: 'https://www.example.com',
  footerLogoId: 'logo-of-the-setting',
};

async function examine(emulator: Emulator) {
  const { space } = await readSpace(credentialsOf(emulator));
  return examineSpace(space, OPTIONS);
}

let emulator: Emulator;
let findings: Finding[];
beforeAll(async () => {
  emulator = await startEmulator({ space: brokenSpace() });
  findings = await examine(emulator);
});
afterAll(() => emulator.close());

describe('a space with one defect of each kind', () => {
  test('is found with its entry, field, page and words', () =>
    checkEach(DEFECTS, (_, { check, severity, id, field, page, words }) => {
      const found = findings.filter(
        (item) => item.check === check && item.id === id && item.field === field,
      );
      const match = found.find(({ message }) => words.every((part) => message.includes(part)));
      expect(match, JSON.stringify(found)).toMatchObject({ severity, kind: expect.any(String) });
      if (page === undefined) return;
      // Parts and pictures show on several pages, in no order of importance.
      const isShared = /picture|testimonial/.test(id);
      expect(isShared ? match?.pages : match?.pages.slice(0, 1)).toContain(page);
    }));

  test('has no error that was not put there', () => {
    const expected = DEFECTS.map(([, defect]) => defect).filter(
      ({ severity }) => severity === 'error',
    );
    const told = findings.filter(({ severity }) => severity === 'error');
    const unexpected = told.filter(
      ({ check, id, field }) =>
        !expected.some((row) => row.check === check && row.id === id && row.field === field),
    );
    expect(unexpected).toEqual([]);
  });

  test('is told with the worst first', () => {
    const order = findings.map(({ severity }) => ['error', 'warning', 'notice'].indexOf(severity));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('the sample space', () => {
  test('has no error, and neither unsafe, unlinked nor unknown things', async () => {
    const healthy = await startEmulator({ space: buildSpace() });
    try {
      const all = await examine(healthy);
      const harmless = new Set(['search-texts', 'unused-content']);
      expect(all.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(all.filter(({ check }) => !harmless.has(check))).toEqual([]);
    } finally {
      await healthy.close();
    }
  });
});

test('drawings are read, and what they must not hold is named', async () => {
  const sample = await startEmulator({ space: SPACE_FILE });
  try {
    const { space } = await readSpace(credentialsOf(sample));
    const drawn = space.assets.filter(({ drawing }) => drawing?.includes('<svg'));
    expect(drawn.length).toBeGreaterThan(10);
    const HELD = [
      ['<!DOCTYPE svg [<!ENTITY a "<g/>"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', 'error'],
      ['<svg onload = "alert(1)"/>', 'warning'],
      ['<svg:svg><svg:script>alert(1)</svg:script></svg:svg>', 'warning'],
      ['<svg><a href="javascript:alert(1)"/></svg>', 'warning'],
    ] as const;
    for (const [at, [drawing]] of HELD.entries()) drawn[at]!.drawing = drawing;
    const found = examineSpace(space, OPTIONS).filter(({ check }) => check === 'unsafe-content');
    expect(found.map(({ id, severity, field }) => [id, severity, field])).toEqual(
      HELD.map(([, severity], at) => [drawn[at]!.id, severity, 'file']),
    );
  } finally {
    await sample.close();
  }
});

test('fields that existing spaces hold in another kind are no difference', async () => {
  const space = buildSpace();
  const answer = space.contentTypes
    .find(({ sys }) => sys.id === 'faqItem')
    ?.fields.find(({ id }) => id === 'answer');
  Object.assign(answer!, { type: 'Text', validations: [] });
  for (const entry of space.entries.filter(({ fields }) => 'answer' in fields)) {
    entry.fields['answer'] = { 'en-US': 'Yes, it does.' };
  }
  const other = await startEmulator({ space });
  try {
    const about = (await examine(other)).filter(({ check }) =>
      ['model', 'field-values'].includes(check),
    );
    expect(about).toEqual([]);
  } finally {
    await other.close();
  }
});

// Seen failing without the check.
test('own words that the site does not use are named, in whatever language', async () => {
  const words = { 'inquiryWords.send': { 'en-US': 'Send', de: 'Ab {damit}' } };
  const emulator = await startEmulator({ space: sampleWithWords(words) });
  try {
    const { space } = await readSpace(credentialsOf(emulator));
    const whyNotWord = (_: string, locale: string, text: string) =>
      text.includes('{') ? `"text" in ${locale} is not used` : null;
    const of = (options: object) =>
      examineSpace(space, { ...OPTIONS, ...options })
        .filter(({ id }) => id === 'word-inquiryWords.send')
        .map(({ check, severity, title, field, message }) => [
          check,
          severity,
          title,
          field,
          message,
        ]);
    expect(of({ whyNotWord })).toEqual([
      ['own-words', 'warning', 'inquiryWords.send', 'text', '"text" in de is not used.'],
    ]);
    expect(of({})).toEqual([]);
  } finally {
    await emulator.close();
  }
});
