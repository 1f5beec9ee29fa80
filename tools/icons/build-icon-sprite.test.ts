import { expect, it } from 'vitest';
import { isSpriteCurrent } from './build-icon-sprite.ts';

it('is what the lists of icons give (npm run icons:build writes it)', async () => {
  expect(await isSpriteCurrent()).toBe(true);
});
