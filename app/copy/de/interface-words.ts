import type { interfaceWords as english } from '../en/interface-words.ts';
import type { Translation } from '../wording.ts';

export const interfaceWords: Translation<typeof english> = {
  breadcrumb: 'Navigationspfad',
  notifications: 'Benachrichtigungen',
  dismiss: 'Benachrichtigung schließen',
  close: 'Schließen',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureCount: 'Bild {position} von {total}',
  darkTheme: 'Dunkles Design',
  backToTop: 'Nach oben',
  stars: 'Mit {filled} von {all} Sternen bewertet',
  openPicture: 'Größeres Bild öffnen: {alt}',
};
