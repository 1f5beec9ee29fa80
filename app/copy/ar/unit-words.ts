import type { unitWords as english } from '../en/unit-words.ts';
import type { Translation } from '../wording.ts';

export const unitWords: Translation<typeof english> = {
  celsius: { range: '{from} إلى {to}°م', one: '{degrees}°م' },
  fahrenheit: { range: '{from} إلى {to}°ف', one: '{degrees}°ف' },
};
