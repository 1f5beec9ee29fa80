import { expect, test } from 'vitest';
import { spaceSources } from './space-file.ts';

test('what the sample and the model take from content is among their sources', () => {
  const names = spaceSources().map((file) => file.replaceAll('\\', '/'));
  for (const taken of ['home/fallback', 'goals/fallback', 'brand/site-colors', 'kinds/slug-kinds'])
    expect(names.filter((name) => name.endsWith(`/content/${taken}.ts`))).toHaveLength(1);
});
