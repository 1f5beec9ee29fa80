import { expect, it } from 'vitest';
import { postDay } from './post-date.tsx';

it('is the day that the editor wrote, not the one it was elsewhere', () => {
  for (const zone of ['+02:00', '+14:00', 'Z'])
    expect(postDay({ language: 'en' }, `2017-05-16T00:00:00${zone}`)).toBe('16 May 2017');
  expect(postDay({ language: 'en' }, '2017-05-16T23:30:00-11:00')).toBe('16 May 2017');
});
