import type { richTextWords as english } from '../en/rich-text-words.ts';
import type { Translation } from '../wording.ts';

export const richTextWords: Translation<typeof english> = {
  notAvailable: 'Contenu indisponible',
  failed: 'Erreur d’affichage du contenu',
  assetWithoutId: 'Erreur de référence d’image (sans ID)',
  assetNotFound: 'Image introuvable (ID : {id})',
  table: 'Tableau',
  contents: 'Sur cette page',
};
