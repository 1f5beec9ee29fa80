import type { pendingWords as english } from '../en/pending-words.ts';
import type { Translation } from '../wording.ts';

export const pendingWords: Translation<typeof english> = {
  products: 'Chargement du produit…',
  'business-goals': 'Chargement de l’objectif métier…',
  machines: 'Chargement de la machine…',
  technology: 'Chargement de la technologie…',
  page: 'Chargement…',
};
