import type { headerWords as english } from '../en/header-words.ts';
import type { Translation } from '../wording.ts';

export const headerWords: Translation<typeof english> = {
  home: 'Inicio',
  main: 'Principal',
  menu: 'Menú',
  more: 'Más',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  demo: { text: 'Solicitar una demo', url: '/contact' },
};
