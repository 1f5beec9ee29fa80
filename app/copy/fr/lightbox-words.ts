import type { lightboxWords as english } from '../en/lightbox-words.ts';
import type { Translation } from '../wording.ts';

export const lightboxWords: Translation<typeof english> = {
  close: 'Fermer',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  pictureCount: 'Image {position} sur {total}',
  openPicture: 'Agrandir l’image : {alt}',
};
