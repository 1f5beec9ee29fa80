import type { headerWords as english } from '../en/header-words.ts';
import type { Translation } from '../wording.ts';

export const headerWords: Translation<typeof english> = {
  home: 'Startseite',
  main: 'Hauptmenü',
  menu: 'Menü',
  more: 'Mehr',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  demo: { text: 'Demo anfragen', url: '/contact' },
};
