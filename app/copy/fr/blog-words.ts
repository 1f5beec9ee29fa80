import type { blogWords as englishBlog, postWords as englishPost } from '../en/blog-words.ts';
import type { Translation } from '../wording.ts';

export const blogWords: Translation<typeof englishBlog> = {
  title: 'Notre blog',
  subtitle: 'Analyses, actualités et nouveautés de notre équipe.',
  latest: 'Derniers articles',
  readMore: 'Lire la suite',
  noExcerpt: 'Lire la suite de cet article…',
  empty: 'Nous vous préparons des contenus de qualité !',
  home: 'Retour à l’accueil',
  noPage: {
    meta: 'Page inexistante',
    title: 'La page {page} n’existe pas',
    text: {
      one: 'Tous les articles tiennent sur la première page.',
      many: 'Les articles occupent {count} pages. Leur nombre a pu changer depuis la création de ce lien.',
      other:
        'Les articles occupent {count} pages. Leur nombre a pu changer depuis la création de ce lien.',
    },
    newest: 'Articles récents',
    oldest: 'Articles anciens',
  },
  emptyTopic: 'Aucun article sur ce sujet pour l’instant.',
  onTopic: '{title} : {topic}',
  onPage: '{title}, page {page}',
  closing: 'Envie d’en savoir plus sur nos solutions de distribution automatique ?',
  closingBeside: 'Posez-nous vos questions',
  closingText:
    'Laissez-nous un message : nous vous répondrons avec ce qui convient à vos sites et à vos produits.',
  allPosts: 'Tous les articles',
  pages: 'Pages',
  place: 'Page {page} sur {count}',
  newer: 'Plus récents',
  older: 'Plus anciens',
  errorTitle: 'Erreur de chargement des articles',
};

export const postWords: Translation<typeof englishPost> = {
  trail: 'Blog',
  published: 'Publié',
  draft: 'Brouillon',
  empty: 'Aucun contenu disponible pour cet article.',
  by: 'par {author}',
  topics: 'Sujets',
  more: 'Autres articles',
  previous: 'Article précédent',
  next: 'Article suivant',
  closing: {
    title: 'Envie d’en savoir plus sur nos solutions de distribution automatique ?',
    text: 'Parlez-nous de vos sites et de vos produits : une personne qui connaît les machines vous répondra.',
  },
  back: 'Retour au blog',
  errorTitle: 'Erreur de chargement de l’article',
  notFoundTitle: 'Article introuvable',
  notFound: 'Aucun article de blog pour le slug : {slug}',
};
