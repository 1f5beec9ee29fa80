import type {
  goalCardWords as englishGoal,
  machineCardWords as englishMachine,
  productCardWords as englishProduct,
} from '../en/card-words.ts';
import type { Translation } from '../wording.ts';

export const productCardWords: Translation<typeof englishProduct> = {
  cue: 'Voir le fonctionnement',
  noPicture: 'Pas d’image',
  brokenPicture: 'Image indisponible',
  unavailableTitle: 'Produit indisponible',
  unavailableText: 'Ce produit n’a pas pu être chargé.',
};

export const goalCardWords: Translation<typeof englishGoal> = {
  cue: 'En savoir plus',
  noPicture: 'Pas d’image',
};

export const machineCardWords: Translation<typeof englishMachine> = {
  cue: 'Voir la machine',
  unnamed: 'Machine sans nom',
  noDescription: 'Aucune description disponible',
  noPicture: 'Aucune image disponible',
  types: { vending: 'Distributeur', locker: 'Consigne' },
};
