import type { homeWords as english } from '../en/home-words.ts';
import type { Translation } from '../wording.ts';

export const homeWords: Translation<typeof english> = {
  meta: {
    title: 'Automatisez toutes vos ventes',
    description:
      'Logiciel, distributeurs automatiques et consignes automatiques pour exploitants, entreprises et marques : stock en temps réel, nombreux moyens de paiement, un seul suivi du rayon au règlement.',
  },
  allProducts: 'Voir tous les types de produits',
  allGoals: 'Voir tous les objectifs métier',
  noGoals: 'Aucun objectif métier pour l’instant.',
  inquiry: {
    title: 'Envie de transformer votre distribution automatique ?',
    description:
      'Dites-nous ce que vous vendez et où. Nous vous répondons avec une solution adaptée et ce qu’il faut pour la mettre en route.',
    points: [
      'Une présentation du logiciel avec votre liste de produits',
      'Des options de machines et de consignes pour vos sites',
      'Un plan pour les machines que vous possédez déjà',
    ],
  },
  closing: {
    title: 'Envie de transformer votre distribution automatique ?',
    text: 'Contactez-nous : nous vous accompagnons dès vos débuts en distribution automatique.',
    primary: { text: 'Demander une démo', url: '/contact' },
    secondary: { text: 'En savoir plus', about: 'sur les types de produits', url: '/products' },
  },
};
