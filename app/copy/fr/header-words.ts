import type { headerWords as english } from '../en/header-words.ts';
import type { Translation } from '../wording.ts';

export const headerWords: Translation<typeof english> = {
  home: 'Accueil',
  main: 'Principal',
  menu: 'Menu',
  more: 'Plus',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  demo: { text: 'Demander une démo', url: '/contact' },
};
