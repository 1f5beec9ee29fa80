import type { footerWords as english } from '../en/footer-words.ts';
import type { Translation } from '../wording.ts';

export const footerWords: Translation<typeof english> = {
  line: 'Logiciel, machines et consignes automatiques pour le commerce sans personnel.',
  columns: { solutions: 'Solutions', company: 'Entreprise' },
  links: {
    '/products': 'Produits',
    '/business-goals': 'Objectifs',
    '/machines': 'Distributeurs',
    '/technology': 'Technologie',
    '/tools': 'Outils pour acheteurs',
    '/project': 'Liste de projet',
    '/about': 'À propos',
    '/blog': 'Blog',
    '/contact': 'Contact',
  },
  legal: 'Mentions légales',
  legalLinks: {
    '/privacy': 'Confidentialité',
    '/terms': 'Conditions d’utilisation',
    '/contact': 'Nous contacter',
  },
  social: 'Réseaux sociaux',
  more: 'Plus',
};
