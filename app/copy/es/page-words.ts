import type { pageWords as english } from '../en/page-words.ts';
import type { Translation } from '../wording.ts';

export const pageWords: Translation<typeof english> = {
  home: 'Inicio',
  skip: 'Ir al contenido',
  returnHome: 'Volver al inicio',
  contact: 'Contactar',
  demo: 'Solicitar una demo',
  allMachines: 'Ver todas las máquinas',
  unread: 'No se ha podido leer en este momento. Vuelva a intentarlo dentro de un momento.',
  unusable: 'No se puede mostrar porque el contenido está incompleto.',
  tryAgain: 'Reintentar',
  readMore: 'Leer más',
  caseStudy: 'Leer el caso práctico',
  readPost: 'Leer «{title}»',
};
