import type {
  aboutPageWords as englishAbout,
  legalWords as englishLegal,
} from '../en/company-words.ts';
import type { Translation } from '../wording.ts';

export const aboutPageWords: Translation<typeof englishAbout> = {
  title: 'À propos de nous',
  trail: 'À propos',
  description:
    'Qui conçoit le logiciel, les machines et les consignes, et notre façon de travailler.',
  empty: 'Aucun contenu disponible…',
  emptyText: 'Revenez nous voir un peu plus tard.',
  errorTitle: 'Erreur de chargement du contenu',
  closing: {
    title: 'Commencez par un seul site',
    text: 'Indiquez-nous le lieu et les produits : nous vous proposons une machine, un agencement et un essai.',
  },
};

export const legalWords: Translation<typeof englishLegal> = {
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Quelles données ce site traite, pourquoi, et ce que vous pouvez nous demander.',
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les conditions dans lesquelles ce site et ses services sont proposés.',
  },
  closing: {
    title: 'Des questions sur ce texte ?',
    text: 'Écrivez-nous : les personnes qui en sont responsables vous répondront.',
  },
  missingTitle: 'Contenu indisponible',
  missingText:
    'Ce texte n’est pas encore publié ici. Demandez-le-nous et vous le recevrez par e-mail.',
  contact: 'Nous contacter',
  missingSteps: [
    'L’espace contient-il une entrée de type « Privacy policy » ?',
    'Son champ pour cette page est-il rempli ?',
    'L’entrée est-elle publiée ?',
    'L’identifiant d’espace et le jeton de diffusion de ce site sont-ils corrects ?',
  ],
};
