import { expect, it } from 'vitest';
import { layoutsOf } from './technology-rows.tsx';

it('changes the rhythm, and leaves no half alone', () => {
  expect(layoutsOf(4)).toEqual(['row', 'half', 'half', 'night']);
  for (let count = 0; count <= 40; count += 1)
    expect(layoutsOf(count).filter((layout) => layout === 'half').length % 2).toBe(0);
});
