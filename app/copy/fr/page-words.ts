import type { pageWords as english } from '../en/page-words.ts';
import type { Translation } from '../wording.ts';

export const pageWords: Translation<typeof english> = {
  home: 'Accueil',
  skip: 'Aller au contenu',
  returnHome: 'Retour à l’accueil',
  contact: 'Nous contacter',
  demo: 'Demander une démo',
  allMachines: 'Voir toutes les machines',
  unread: 'La lecture vient d’échouer. Veuillez réessayer dans un instant.',
  unusable: 'Impossible de l’afficher : le contenu est incomplet.',
  tryAgain: 'Réessayer',
  readMore: 'Lire la suite',
  caseStudy: 'Lire l’étude de cas',
  readPost: 'Lire « {title} »',
};
