import type {
  detailedWords as englishDetailed,
  technologyPageWords as englishPage,
  technologyWords as english,
} from '../en/technology-words.ts';
import type { Translation } from '../wording.ts';

export const technologyPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'Fragen Sie nach der Technik',
    description:
      'Steuerungen, Bezahlung, Anbindung an Ihre Systeme: Fragen Sie, und es antwortet jemand, der sie baut.',
    points: [
      'Welche Ihrer Automaten sich anbinden lassen, und wie',
      'Wie Bestand, Verkäufe und Zahlungen in Ihre eigenen Systeme kommen',
      'Was geschieht, wenn ein Automat die Verbindung verliert',
    ],
  },
  none: 'Keine Technik-Abschnitte vorhanden',
  noneValid: 'Keine gültigen Technik-Abschnitte vorhanden',
  noneText: 'Bitte schauen Sie später wieder vorbei.',
  errorTitle: 'Fehler beim Laden der Inhalte',
  more: 'Technik im Detail',
  closing: {
    title: 'Sehen Sie es auf Ihren eigenen Automaten',
    text: 'Bringen Sie eine Produktliste und die Modellnamen Ihrer Automaten mit. Wir zeigen, was sich anbinden lässt und was es leisten würde.',
  },
};

export const technologyWords: Translation<typeof english> = {
  demo: { text: 'Demo anfragen', url: '/contact' },
  detailed: { text: 'Ausführliche Ansicht', url: '/technology/detailed' },
  errorTitle: 'Fehler beim Laden der Technik-Details',
  notFoundTitle: 'Technik nicht gefunden',
  notFound: 'Vielleicht wurde sie umbenannt oder entfernt.',
  trail: 'Technik',
  back: { text: 'Zurück zur Technik', url: '/technology' },
};

export const detailedWords: Translation<typeof englishDetailed> = {
  title: 'Technik im Detail',
  description: 'Die gesamte Technik mit allen Abschnitten und Merkmalen auf einer Seite.',
  index: 'Auf dieser Seite',
};
