import type { languageWords as english } from '../en/language-words.ts';
import type { Translation } from '../wording.ts';

export const languageWords: Translation<typeof english> = {
  menu: 'Langue',
  offer: 'Cette page existe aussi en français.',
  open: 'Lire en français',
  stay: 'Non, merci',
};
