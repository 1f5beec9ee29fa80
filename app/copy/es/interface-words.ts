import type { interfaceWords as english } from '../en/interface-words.ts';
import type { Translation } from '../wording.ts';

export const interfaceWords: Translation<typeof english> = {
  breadcrumb: 'Ruta de navegación',
  notifications: 'Notificaciones',
  dismiss: 'Descartar notificación',
  darkTheme: 'Tema oscuro',
  backToTop: 'Volver arriba',
  stars: 'Valoración: {filled} de {all} estrellas',
};
