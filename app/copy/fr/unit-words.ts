import type { unitWords as english } from '../en/unit-words.ts';
import type { Translation } from '../wording.ts';

export const unitWords: Translation<typeof english> = {
  celsius: { range: '{from} à {to} °C', one: '{degrees} °C' },
  fahrenheit: { range: '{from} à {to} °F', one: '{degrees} °F' },
};
