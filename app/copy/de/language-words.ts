import type { languageWords as english } from '../en/language-words.ts';
import type { Translation } from '../wording.ts';

export const languageWords: Translation<typeof english> = {
  menu: 'Sprache',
  offer: 'Diese Seite gibt es auch auf Deutsch.',
  open: 'Auf Deutsch lesen',
  stay: 'Nein, danke',
};
