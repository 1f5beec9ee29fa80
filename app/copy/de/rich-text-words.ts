import type { richTextWords as english } from '../en/rich-text-words.ts';
import type { Translation } from '../wording.ts';

export const richTextWords: Translation<typeof english> = {
  notAvailable: 'Inhalt nicht verfügbar',
  failed: 'Fehler beim Anzeigen des Inhalts',
  assetWithoutId: 'Fehlerhafter Bildverweis (keine ID)',
  assetNotFound: 'Bild nicht gefunden (ID: {id})',
  table: 'Tabelle',
  contents: 'Auf dieser Seite',
};
