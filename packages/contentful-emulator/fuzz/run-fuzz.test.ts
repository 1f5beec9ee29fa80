import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallSpace } from '../test-support/small-space.ts';
import { runFuzz } from './run-fuzz.ts';

const COUNT = 600;

test('made-up queries are answered or refused, never with a failure of ours', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-fuzz-'));
  const path = join(folder, 'space.json');
  await writeFile(path, JSON.stringify(smallSpace()));
  const { asked, byStatus, failures } = await runFuzz(path, COUNT, 20_260_727);
  expect(failures).toEqual([]);
  expect(asked).toBe(COUNT);
  // Were nearly all refused, nothing but the refusing would have been tried.
  expect(byStatus.get(200)).toBeGreaterThan(COUNT / 5);
  await rm(folder, { recursive: true });
});
