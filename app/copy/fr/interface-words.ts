import type { interfaceWords as english } from '../en/interface-words.ts';
import type { Translation } from '../wording.ts';

export const interfaceWords: Translation<typeof english> = {
  breadcrumb: 'Fil d’Ariane',
  notifications: 'Notifications',
  dismiss: 'Masquer la notification',
  darkTheme: 'Thème sombre',
  backToTop: 'Haut de page',
  stars: 'Note : {filled} sur {all} étoiles',
};
