import type { interfaceWords as english } from '../en/interface-words.ts';
import type { Translation } from '../wording.ts';

export const interfaceWords: Translation<typeof english> = {
  breadcrumb: 'Navigationspfad',
  notifications: 'Benachrichtigungen',
  dismiss: 'Benachrichtigung schließen',
  darkTheme: 'Dunkles Design',
  backToTop: 'Nach oben',
  stars: 'Mit {filled} von {all} Sternen bewertet',
};
