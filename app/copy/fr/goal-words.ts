import type { goalsPageWords as englishPage, goalWords as englishGoal } from '../en/goal-words.ts';
import type { Translation } from '../wording.ts';

export const goalsPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'Dites-nous quel résultat vous visez',
    description:
      'Indiquez l’objectif et votre situation actuelle. Nous vous répondons avec les étapes et ce que chacune demande.',
  },
  technology: {
    title: 'Une seule plateforme pour tous les objectifs',
    text: 'Le contrôleur, le suivi en temps réel et les écrans sur lesquels tout repose.',
    cue: 'Découvrir la technologie',
    url: '/technology',
  },
  previewFallback:
    'Objectifs métier de secours affichés. Configurez Contentful pour voir le contenu réel.',
};

export const goalWords: Translation<typeof englishGoal> = {
  back: 'Tous les objectifs métier',
  trail: 'Objectifs métier',
  demo: { text: 'Demander une démo', url: '/contact' },
  compatible: { text: 'Voir les produits adaptés', url: '/products' },
  keyBenefits: 'Principaux avantages',
  keyFeatures: 'Fonctions clés',
  video: 'Voir en action',
  machines: 'Machines recommandées',
  closing: {
    title: 'Vous visez « {title} » ?',
    text: 'Parlez-nous de vos sites et de vos produits : nous vous montrerons la mise en place.',
  },
  notFoundTitle: 'Objectif métier introuvable',
  notFound: 'Objectif métier introuvable : {slug}',
  errorTitle: 'Erreur de chargement de l’objectif métier',
};
