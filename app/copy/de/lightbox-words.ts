import type { lightboxWords as english } from '../en/lightbox-words.ts';
import type { Translation } from '../wording.ts';

export const lightboxWords: Translation<typeof english> = {
  close: 'Schließen',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureCount: 'Bild {position} von {total}',
  openPicture: 'Größeres Bild öffnen: {alt}',
};
