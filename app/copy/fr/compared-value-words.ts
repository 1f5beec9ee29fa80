import type { comparedValueWords as english } from '../en/compared-value-words.ts';
import type { Translation } from '../wording.ts';

export const comparedValueWords: Translation<typeof english> = {
  celsius: '{least} à {most} °C',
  fahrenheit: '{least} à {most} °F',
};
