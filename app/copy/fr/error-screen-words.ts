import type {
  gonePageWords as englishGonePage,
  notFoundWords as englishNotFound,
  previewRefusedWords as englishPreviewRefused,
  routerErrorWords as englishRouterError,
} from '../en/error-screen-words.ts';
import type { Translation } from '../wording.ts';

export const routerErrorWords: Translation<typeof englishRouterError> = {
  title: 'Oups !',
  text: 'Une erreur inattendue s’est malheureusement produite.',
  unknown: 'Erreur inconnue',
  storeAway: 'La base de données ne répond pas pour le moment. Réessayez dans quelques secondes.',
  home: 'Aller à l’accueil',
};

export const notFoundWords: Translation<typeof englishNotFound> = {
  meta: {
    title: 'Page introuvable',
    description: 'La page que vous avez demandée n’est pas ici.',
  },
  title: 'Cet emplacement est vide',
  text: 'La page que vous avez demandée n’est pas ici. Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
};

export const gonePageWords: Translation<typeof englishGonePage> = {
  meta: {
    title: 'Page supprimée',
    description: 'La page qui se trouvait ici a été supprimée.',
  },
  title: 'Cette page n’existe plus',
  text: 'La page qui se trouvait ici a été définitivement supprimée, et aucune autre ne l’a remplacée.',
};

export const previewRefusedWords: Translation<typeof englishPreviewRefused> = {
  meta: { title: 'Aperçu terminé', description: 'Ce lien d’aperçu n’est plus valable.' },
  title: 'Cet aperçu est terminé',
  text: 'Le lien n’est plus valable. La personne qui vous l’a donné peut en créer un nouveau.',
};
