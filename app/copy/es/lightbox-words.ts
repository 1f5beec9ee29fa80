import type { lightboxWords as english } from '../en/lightbox-words.ts';
import type { Translation } from '../wording.ts';

export const lightboxWords: Translation<typeof english> = {
  close: 'Cerrar',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  pictureCount: 'Imagen {position} de {total}',
  openPicture: 'Ampliar imagen: {alt}',
};
