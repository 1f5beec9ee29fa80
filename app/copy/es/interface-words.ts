import type { interfaceWords as english } from '../en/interface-words.ts';
import type { Translation } from '../wording.ts';

export const interfaceWords: Translation<typeof english> = {
  breadcrumb: 'Ruta de navegación',
  notifications: 'Notificaciones',
  dismiss: 'Descartar notificación',
  close: 'Cerrar',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  pictureCount: 'Imagen {position} de {total}',
  darkTheme: 'Tema oscuro',
  backToTop: 'Volver arriba',
  stars: 'Valoración: {filled} de {all} estrellas',
  openPicture: 'Ampliar imagen: {alt}',
};
