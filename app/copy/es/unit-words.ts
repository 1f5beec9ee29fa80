import type { unitWords as english } from '../en/unit-words.ts';
import type { Translation } from '../wording.ts';

export const unitWords: Translation<typeof english> = {
  celsius: { range: 'de {from} a {to} °C', one: '{degrees} °C' },
  fahrenheit: { range: 'de {from} a {to} °F', one: '{degrees} °F' },
};
