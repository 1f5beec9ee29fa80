import type {
  detailedWords as englishDetailed,
  technologyPageWords as englishPage,
  technologyWords as englishTechnology,
} from '../en/technology-words.ts';
import type { Translation } from '../wording.ts';

export const technologyPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'Une question sur la technologie ?',
    description:
      'Contrôleurs, paiements, liaisons avec vos systèmes : interrogez-nous, une personne qui les conçoit vous répond.',
    points: [
      'Lesquelles de vos machines peuvent être connectées, et comment',
      'Comment stock, ventes et paiements arrivent dans vos propres systèmes',
      'Ce qui se passe quand une machine perd sa connexion',
    ],
  },
  none: 'Aucune section technologique disponible',
  noneValid: 'Aucune section technologique valable disponible',
  noneText: 'Revenez nous voir un peu plus tard.',
  errorTitle: 'Erreur de chargement du contenu',
  more: 'La technologie en détail',
  closing: {
    title: 'Voyez-la fonctionner sur vos propres machines',
    text: 'Venez avec une liste de produits et les noms de vos modèles. Nous vous montrons ce qui se connecte et ce que cela apporterait.',
  },
};

export const technologyWords: Translation<typeof englishTechnology> = {
  demo: { text: 'Demander une démo', url: '/contact' },
  detailed: { text: 'Voir la présentation détaillée', url: '/technology/detailed' },
  errorTitle: 'Erreur de chargement de la technologie',
  notFoundTitle: 'Technologie introuvable',
  notFound: 'Elle a peut-être été renommée ou retirée.',
  trail: 'Technologie',
  back: { text: 'Retour à la technologie', url: '/technology' },
};

export const detailedWords: Translation<typeof englishDetailed> = {
  title: 'La technologie en détail',
  description: 'Chaque technologie avec toutes ses sections et fonctions sur une seule page.',
  index: 'Sur cette page',
};
