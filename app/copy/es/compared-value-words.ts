import type { comparedValueWords as english } from '../en/compared-value-words.ts';
import type { Translation } from '../wording.ts';

export const comparedValueWords: Translation<typeof english> = {
  celsius: 'de {least} a {most} °C',
  fahrenheit: 'de {least} a {most} °F',
};
