import type { languageWords as english } from '../en/language-words.ts';
import type { Translation } from '../wording.ts';

export const languageWords: Translation<typeof english> = {
  menu: 'اللغة',
  offer: 'هذه الصفحة متاحة أيضًا باللغة العربية.',
  open: 'القراءة بالعربية',
  stay: 'لا، شكرًا',
};
