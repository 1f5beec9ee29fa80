import type { footerWords as english } from '../en/footer-words.ts';
import type { Translation } from '../wording.ts';

export const footerWords: Translation<typeof english> = {
  line: 'Software, Automaten und Schließfachanlagen für den Verkauf ohne Personal.',
  columns: { solutions: 'Lösungen', company: 'Unternehmen' },
  links: {
    '/products': 'Produkte',
    '/business-goals': 'Geschäftsziele',
    '/machines': 'Automaten',
    '/technology': 'Technik',
    '/tools': 'Planungshilfen',
    '/project': 'Projektliste',
    '/about': 'Über uns',
    '/blog': 'Blog',
    '/contact': 'Kontakt',
  },
  legal: 'Rechtliches',
  legalLinks: {
    '/privacy': 'Datenschutz',
    '/terms': 'Nutzungsbedingungen',
    '/contact': 'Kontakt',
  },
  social: 'Soziale Netzwerke',
  more: 'Mehr',
};
