import type {
  connectivityWords as englishConnectivity,
  keptCopyWords as englishKeptCopy,
  offlinePageWords as englishOfflinePage,
} from '../en/connectivity-words.ts';
import type { Translation } from '../wording.ts';

export const connectivityWords: Translation<typeof englishConnectivity> = {
  offline: 'Vous êtes hors ligne. Certaines fonctions peuvent être indisponibles.',
  online: 'Vous êtes de nouveau en ligne !',
};

export const keptCopyWords: Translation<typeof englishKeptCopy> = {
  offline: 'Vous êtes hors ligne.',
  unreachable: 'Le site est injoignable pour le moment.',
  copy: 'Voici la copie de la page, conservée le {moment}.',
};

export const offlinePageWords: Translation<typeof englishOfflinePage> = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’a encore jamais été ouverte dans ce navigateur : il n’y en a donc pas de copie à afficher. Elle se chargera d’elle-même au retour de la connexion.',
  unreachable: {
    title: 'Le site est injoignable',
    text: 'Cette page n’a encore jamais été ouverte dans ce navigateur : il n’y en a donc pas de copie à afficher. Veuillez réessayer dans un instant.',
  },
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
  kept: 'Pages consultables dès maintenant',
};
