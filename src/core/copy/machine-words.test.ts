import { expect, test } from 'vitest';
import { machineWords } from './en/machine-words.ts';

test('the card that leads to the list of machines promises the list and nothing more', () => {
  const { url, title, text, cue } = machineWords.all;
  expect(url).toBe('/machines');
  expect([title, text, cue].join(' ')).not.toMatch(/compar|side by side/iu);
});
