import type {
  productsPageWords as englishPage,
  productWords as english,
} from '../en/product-words.ts';
import type { Translation } from '../wording.ts';

export const productsPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'Fragen Sie nach Ihren Produkten',
    description:
      'Schicken Sie uns eine Produktliste. Wir sagen Ihnen, in welchen Automaten sie passt und wie der Verkauf abliefe.',
    points: [
      'Größen, Gewichte und Temperaturen, geprüft an echten Schächten und Fächern',
      'Regeln für Altersprüfung, Mengengrenzen und Kühlkette',
      'Eine Demo mit Artikeln von Ihrer eigenen Liste',
    ],
  },
  other: {
    title: 'Sie verkaufen etwas anderes?',
    text: 'Was in einen Schacht oder ein Fach passt, kann eigene Regeln, Preise und Bildschirme haben.',
    cue: 'Nach Ihrem Produkt fragen',
    url: '/contact',
  },
  failedTitle: 'Fehler beim Laden der Produkte',
  failed: 'Fehler beim Laden der Produkte: {reason}',
  emptyTitle: 'Keine Produkte gefunden',
  emptyText: 'Der Space enthält noch keine Produktarten, deshalb werden eingebaute gezeigt.',
  emptySteps: [
    'Legen Sie in Contentful Einträge des Typs „Product type“ an.',
    'Geben Sie jedem einen Titel und einen Slug und veröffentlichen Sie ihn.',
    'Laden Sie dann diese Seite neu.',
  ],
};

export const productWords: Translation<typeof english> = {
  back: 'Zurück zu den Produkten',
  trail: 'Produkte',
  keyBenefits: 'Ihre Vorteile',
  keyFeatures: 'Funktionen',
  applications: 'Anwendungen',
  examples: 'Beispiele aus der Praxis',
  machines: 'Empfohlene Automaten',
  demo: { text: 'Demo vereinbaren', url: '/contact' },
  compatible: { text: 'Passende Automaten ansehen', url: '/machines' },
  closing: {
    title: 'Bereit loszulegen?',
    text: 'Sehen Sie die Software mit Ihren eigenen Produkten oder sehen Sie sich zuerst die Automaten an.',
    machines: { text: 'Automaten ansehen', url: '/machines' },
  },
  errorTitle: 'Fehler beim Laden des Produkts',
  notFoundTitle: 'Produkt nicht gefunden',
  missing: 'Produktart nicht gefunden: {slug}',
  notFound: 'Das Produkt „{slug}“ wurde in der Datenbank nicht gefunden.',
};
