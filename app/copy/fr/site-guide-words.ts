import type { siteGuideWords as english } from '../en/site-guide-words.ts';
import type { Translation } from '../wording.ts';

export const siteGuideWords: Translation<typeof english> = {
  summary:
    'Un logiciel pour distributeurs automatiques et consignes automatiques, et les machines qu’il pilote. Ce site décrit les types de produits qui peuvent être vendus, les machines et les consignes, les objectifs métier qu’elles servent et la technologie qui les anime. Les prix sont communiqués sur demande via la page de contact.',
  sections: {
    main: 'Pages',
    pages: 'Autres pages',
    products: 'Types de produits',
    goals: 'Objectifs métier',
    machines: 'Machines et consignes',
    technologies: 'Technologie',
    posts: 'Blog',
  },
  feeds: {
    title: 'Lisible par machine',
    rss: 'Blog en RSS',
    json: 'Blog en JSON Feed',
    sitemap: 'Plan du site',
  },
  pages: {
    '/': ['Accueil', 'Notre offre en un coup d’œil'],
    '/products': ['Produits', 'Tous les types de produits qui peuvent être vendus'],
    '/business-goals': [
      'Objectifs métier',
      'Les résultats à atteindre et la mise en place pour chacun',
    ],
    '/machines': [
      'Machines et consignes',
      'Tous les distributeurs automatiques et consignes automatiques',
    ],
    '/technology': ['Technologie', 'Comment logiciel, machines et paiements fonctionnent ensemble'],
    '/technology/detailed': [
      'La technologie en détail',
      'Chaque technologie et ses fonctions sur une seule page',
    ],
    '/tools': [
      'Outils pour acheteurs',
      'Calculateurs pour l’amortissement, les consignes et le passage des machines',
    ],
    '/tools/locker-size': [
      'Taille d’une consigne à colis',
      'Les casiers pour vos colis, au risque de saturation que vous acceptez',
    ],
    '/tools/payback': [
      'Amortissement d’un distributeur automatique',
      'Amortissement, marge et seuil de rentabilité avec tous les frais, formules et sources',
    ],
    '/tools/fit': [
      'Est-ce que ça passe ?',
      'Portes, couloirs, angle, ascenseur et plafond face à une machine',
    ],
    '/contact': ['Contact', 'Formulaire, e-mail, téléphone, adresse et questions fréquentes'],
    '/about': ['À propos de nous', 'Qui nous sommes et comment nous travaillons'],
    '/blog': ['Blog', 'Analyses, actualités et nouveautés'],
    '/privacy': ['Politique de confidentialité', 'Quelles données le site traite, et pourquoi'],
    '/terms': ['Conditions d’utilisation', 'Les conditions du site et de ses services'],
  },
  kinds: {
    product: 'Produit',
    goal: 'Objectif métier',
    machine: 'Machine',
    technology: 'Technologie',
    post: 'Blog',
  },
};
