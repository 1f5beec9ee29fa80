import type { unitWords as english } from '../en/unit-words.ts';
import type { Translation } from '../wording.ts';

export const unitWords: Translation<typeof english> = {
  millimetres: '{figure} mm',
  inches: '{figure} in',
};
