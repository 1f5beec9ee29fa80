import { expect, test } from 'vitest';
import { setInEnv } from './write-env.ts';

test('settings are exchanged where they stand, and others follow at the end', () => {
  const before = '# note\nA=1\n  export B = 2\n#C=3\n\nD=4\n\n';
  const after = setInEnv(before, [
    ['B', 'two'],
    ['C', 'three'],
    ['E', 'five'],
  ]);
  expect(after).toBe('# note\nA=1\nB=two\n#C=3\n\nD=4\nC=three\nE=five\n');
});

test('a setting that stands twice is exchanged twice, since the last one counts', () => {
  expect(setInEnv('A=1\nA=2\n', [['A', 'x']])).toBe('A=x\nA=x\n');
});
