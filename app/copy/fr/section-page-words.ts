import type { sectionPageWords as english } from '../en/section-page-words.ts';
import type { Translation } from '../wording.ts';

export const sectionPageWords: Translation<typeof english> = {
  errorTitle: 'Erreur de chargement de la page',
  back: 'Retour à l’accueil',
  cardCue: 'En savoir plus',
  form: 'Envoyez-nous un message',
};
