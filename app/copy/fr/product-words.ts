import type {
  productsPageWords as englishPage,
  productWords as englishProduct,
} from '../en/product-words.ts';
import type { Translation } from '../wording.ts';

export const productsPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'Une question sur vos produits ?',
    description:
      'Envoyez-nous une liste de produits. Nous vous dirons quelle machine peut les contenir et comment ils seraient vendus.',
    points: [
      'Formats, poids et températures comparés aux emplacements et casiers réels',
      'Règles pour le contrôle de l’âge, les limites et la chaîne du froid',
      'Une démo avec des articles de votre propre liste',
    ],
  },
  other: {
    title: 'Autre chose à vendre ?',
    text: 'Tout ce qui tient dans un canal ou un casier peut avoir ses propres règles, prix et écran.',
    cue: 'Parlez-nous de votre produit',
    url: '/contact',
  },
  failedTitle: 'Erreur de chargement des produits',
  failed: 'Erreur de chargement des produits : {reason}',
  emptyTitle: 'Aucun produit trouvé',
  emptyText:
    'L’espace ne contient encore aucun type de produit : ceux qui sont intégrés sont donc affichés.',
  emptySteps: [
    'Ajoutez dans Contentful des entrées de type « Product type ».',
    'Donnez à chacune un titre et un slug, puis publiez-la.',
    'Actualisez ensuite cette page.',
  ],
};

export const productWords: Translation<typeof englishProduct> = {
  back: 'Retour aux produits',
  trail: 'Produits',
  keyBenefits: 'Principaux avantages',
  keyFeatures: 'Fonctions clés',
  applications: 'Applications',
  examples: 'Exemples concrets',
  machines: 'Machines recommandées',
  demo: { text: 'Planifier une démo', url: '/contact' },
  compatible: { text: 'Voir les machines adaptées', url: '/machines' },
  closing: {
    title: 'Envie de vous lancer ?',
    text: 'Découvrez le logiciel avec vos propres produits, ou regardez d’abord les machines.',
    machines: { text: 'Découvrir les machines', url: '/machines' },
  },
  errorTitle: 'Erreur de chargement du produit',
  notFoundTitle: 'Produit introuvable',
  missing: 'Type de produit introuvable : {slug}',
  notFound: 'Nous n’avons pas trouvé le produit « {slug} » dans la base de données.',
};
