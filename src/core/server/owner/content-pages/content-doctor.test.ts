import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContentProblems, problemOf } from '#content/content-problems.ts';
import { entry } from '#content/tests/wire.ts';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { credentialsOf } from '#space/doctor/test-support/credentials-of.ts';
import type { ContentConnection } from '../stored-settings/content-connection.ts';
import { createContentDoctor } from './content-doctor.ts';
import { SPACE_FILE } from '#space/space-file.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ space: SPACE_FILE, port: 0, previewPort: 0 });
});
afterAll(() => emulator.close());

it('lists what pages left out, before an examination and after it', async () => {
  let nowMs = 1_000;
  const clock = () => nowMs;
  const problems = createContentProblems({ log: () => undefined, clock });
  const doctor = createContentDoctor({
    problems,
    clock,
    connection: { current: () => credentialsOf(emulator) } as unknown as ContentConnection,
    settings: {
      siteName: 'Site',
      siteUrl: 'http://localhost',
      content: { footerLogoAssetId: null },
    },
  });
  const meet = (id: string) =>
    problems.report(problemOf(entry('blogPost', id, { title: 'Prices', slug: 'prices' }), 'Why'));
  const listed = () => doctor.last().findings.filter(({ message }) => message === 'Why.');
  meet('left-out');
  expect(listed()).toEqual([
    {
      severity: 'error',
      id: 'left-out',
      title: 'Prices',
      message: 'Why.',
      pages: ['/blog/prices'],
    },
  ]);
  problems.report({
    ...problemOf(entry('siteSettings', 'settings', {}), 'Moved'),
    severity: 'warning',
  });
  expect(doctor.last().findings).toContainEqual(
    expect.objectContaining({ id: 'settings', severity: 'warning' }),
  );
  nowMs = 2_000;
  expect((await doctor.examine()).problem).toBeNull();
  expect(doctor.last().examinedAtMs).toBe(2_000);
  nowMs = 3_000;
  meet('later');
  expect(listed().map(({ id }) => id)).toEqual(['left-out', 'later']);
});
