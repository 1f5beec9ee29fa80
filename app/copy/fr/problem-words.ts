import type {
  connectionWords as englishConnection,
  problemWords as englishProblem,
} from '../en/problem-words.ts';
import type { Translation } from '../wording.ts';

export const problemWords: Translation<typeof englishProblem> = {
  loadingTitle: 'Erreur de chargement : {type}',
  renderingTitle: 'Erreur d’affichage : {type}',
  content: 'contenu',
  hint: 'Si le problème persiste, veuillez vérifier votre modèle de contenu',
  tryAgain: 'Réessayer',
  refreshPage: 'Actualiser la page',
  unexpected: 'Une erreur inattendue s’est produite',
  unread: 'Ce texte ne peut pas être lu pour le moment. Veuillez réessayer dans quelques minutes.',
  unknown: 'Une erreur inconnue s’est produite',
};

export const connectionWords: Translation<typeof englishConnection> = {
  connectionTitle: 'Problème de connexion',
  notConfiguredTitle: 'Non configuré',
  notConfigured:
    'Contentful n’est pas configuré. Veuillez définir votre identifiant d’espace et votre jeton de diffusion dans les variables d’environnement.',
  clientFailed: 'Échec de l’initialisation de Contentful',
  refused: 'Échec de la connexion à Contentful. Veuillez vérifier vos identifiants.',
  unavailable:
    'Contentful ne répond pas pour le moment. Le site affiche ce dont il dispose et réessaie de lui-même.',
  refresh: 'Actualiser la connexion',
  configure: 'Configurer les identifiants',
  refreshing: 'Actualisation de la connexion à Contentful…',
  refreshed: 'Connexion à Contentful actualisée !',
  refreshFailed: 'Échec de l’actualisation de la connexion',
};
