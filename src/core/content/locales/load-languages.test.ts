import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestSource } from '../reading/test-support/create-test-source.ts';
import { fakeReader } from '../tests/fake-reader.ts';
import { entry } from '../tests/wire.ts';
import { loadLanguages } from './load-languages.server.ts';
import { openSpace } from './test-support/read-in.ts';

const codesOf = ({ public: all }: Awaited<ReturnType<typeof loadLanguages>>) =>
  all.map(({ code }) => code);

test('a site whose owner names no languages has the default, and its space is not asked for locales', async () => {
  const { open, asked } = await openSpace(null);
  const languages = await loadLanguages(open().source.reader());
  expect(codesOf(languages)).toEqual(['en-US']);
  expect(asked()).toEqual([expect.stringMatching(/^entries.*siteSettings/u)]);
});

test('the languages that the owner names, as the space has them', async () => {
  const { open, asked } = await openSpace(['de', 'en-US', 'nl', 'ar']);
  const { source } = open();
  const languages = await loadLanguages(source.reader());
  expect(codesOf(languages)).toEqual(['de', 'en-US', 'ar']);
  expect(asked()).toHaveLength(2);
  await loadLanguages(source.reader());
  expect(asked()).toEqual([]);
});

test('a space that hangs has the languages it had, from memory and from disk; without them the default', async () => {
  const snapshotDir = await mkdtemp(join(tmpdir(), 'languages-'));
  const { open, emulator } = await openSpace(['de', 'ar']);
  const first = open({}, snapshotDir);
  await loadLanguages(first.source.reader());
  await first.source.settled();
  emulator.setScenario('hanging');
  const ask = async ({ source, clock }: typeof first) => {
    const answer = loadLanguages(source.reader());
    await clock.advance(2_000);
    return codesOf(await answer);
  };
  await first.clock.advance(31 * 60_000);
  expect(await ask(first)).toEqual(['en-US', 'de', 'ar']);
  expect(await ask(open({}, snapshotDir))).toEqual(['en-US', 'de', 'ar']);
  expect(await ask(open())).toEqual(['en-US']);
  await rm(snapshotDir, { recursive: true });
});

test('a site without a space is in English', async () => {
  expect(codesOf(await loadLanguages(createTestSource(null).source.reader()))).toEqual(['en-US']);
});

test('the default of a space with one language is that of its answers', async () => {
  const settings = entry('siteSettings', 'settings');
  const inGerman = { ...settings, sys: { ...settings.sys, locale: 'de' } };
  const languages = await loadLanguages(fakeReader({ entries: [inGerman] }));
  expect(languages.default).toMatchObject({ code: 'de', name: 'Deutsch', segment: null });
});
