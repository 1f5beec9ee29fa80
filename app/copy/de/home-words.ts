import type { homeWords as english } from '../en/home-words.ts';
import type { Translation } from '../wording.ts';

export const homeWords: Translation<typeof english> = {
  meta: {
    title: 'Ihr ganzes Sortiment am Automaten',
    description:
      'Software, Verkaufsautomaten und Schließfachanlagen für Betreiber, Unternehmen und Marken: Bestand in Echtzeit, viele Bezahlarten, lückenlos erfasst vom Fach bis zur Abrechnung.',
  },
  allProducts: 'Alle Produktarten ansehen',
  allGoals: 'Alle Geschäftsziele ansehen',
  noGoals: 'Es gibt noch keine Geschäftsziele.',
  inquiry: {
    title: 'Bereit, Ihr Automatengeschäft neu aufzustellen?',
    description:
      'Sagen Sie uns, was Sie wo verkaufen. Wir antworten mit einer passenden Lösung und damit, was der Start erfordert.',
    points: [
      'Die Software im Rundgang, mit Ihrer Produktliste',
      'Automaten und Schließfachanlagen, die für Ihre Standorte infrage kommen',
      'Ein Plan für die Automaten, die Sie schon besitzen',
    ],
  },
  closing: {
    title: 'Bereit, Ihr Automatengeschäft neu aufzustellen?',
    text: 'Melden Sie sich, und wir bringen Ihr Automatengeschäft auf den Weg.',
    primary: { text: 'Demo anfragen', url: '/contact' },
    secondary: { text: 'Mehr erfahren', about: 'über Produktarten', url: '/products' },
  },
};
