import type { languageWords as english } from '../en/language-words.ts';
import type { Translation } from '../wording.ts';

export const languageWords: Translation<typeof english> = {
  menu: 'Idioma',
  offer: 'Esta página también está en español.',
  open: 'Leer en español',
  stay: 'No, gracias',
};
