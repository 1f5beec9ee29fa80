import type {
  machinesPageWords as englishPage,
  machineWords as english,
} from '../en/machine-words.ts';
import type { Translation } from '../wording.ts';

export const machinesPageWords: Translation<typeof englishPage> = {
  groups: {
    vending: {
      title: 'Verkaufsautomaten',
      description:
        'Glasfronten, Wandgeräte und wetterfeste Gehäuse. Auf allen läuft dieselbe Software.',
      wayOn: {
        title: 'Was verkaufen Sie?',
        text: 'Jede Produktart nennt die Automaten, die zu ihren Größen, Regeln und Temperaturen passen.',
        cue: 'Zu den Produktarten',
        url: '/products',
      },
    },
    locker: {
      title: 'Schließfachanlagen',
      description:
        'Nummerierte Fächer um einen Bildschirm: zum Abholen, Abgeben, Zurückgeben und Verkaufen.',
      wayOn: {
        title: 'Was soll besser werden?',
        text: 'Abholung zu jeder Stunde, weniger unnötige Stopps, mehr Standorte: Jedes Ziel nennt die Anlagen, die dabei helfen.',
        cue: 'Zu den Geschäftszielen',
        url: '/business-goals',
      },
    },
  },
  inquiry: {
    title: 'Fragen Sie nach einem Automaten',
    description:
      'Nennen Sie uns den Ort, die Produkte und wie viele Menschen vorbeikommen. Wir antworten mit dem, was passt.',
    points: [
      'Welches Gehäuse zu Platz und Stromanschluss passt',
      'Was mit Ihren eigenen Produkten hineingeht',
      'Wie er sich mit den Automaten verbindet, die Sie heute betreiben',
    ],
  },
  failedTitle: 'Fehler beim Laden der Automaten aus Contentful',
  emptyTitle: 'Keine Automaten in Contentful gefunden',
  none: {
    title: 'Hier ist noch kein Automat eingetragen',
    text: 'Sagen Sie uns, was Sie wo verkaufen möchten, und wir schlagen einen Automaten oder eine Schließfachanlage vor.',
    action: { text: 'Kontakt', url: '/contact' },
  },
  emptyMessage:
    'Legen Sie in Contentful Einträge des Typs „machine“ an und veröffentlichen Sie sie.',
};

export const machineWords: Translation<typeof english> = {
  back: 'Alle Automaten ansehen',
  trail: 'Automaten',
  request: 'Informationen anfordern',
  all: {
    title: 'Alle Automaten ansehen',
    text: 'Sämtliche Verkaufsautomaten und Schließfachanlagen, mit Art und Temperatur.',
    cue: 'Zu den Automaten',
    url: '/machines',
  },
  views: 'Weitere Ansichten',
  features: 'Merkmale',
  specifications: 'Technische Daten',
  deployments: {
    title: 'Einsatzbeispiele',
    subtitle: 'Orte, an denen ein solcher Automat seine Arbeit tut.',
  },
  customization: {
    title: 'Anpassungen',
    text: 'Böden, Fachgrößen, Farben und Bildschirmgrafik werden für jeden Auftrag festgelegt. Sagen Sie uns, was Sie verkaufen, und wir schlagen eine Belegung vor.',
  },
  softwareCompatibility: {
    title: 'Passende Software',
    text: 'Läuft vom ersten Tag an mit unserer Verwaltungssoftware: Bestand, Preise, Zahlungen und Meldungen an einem Ort.',
  },
  related: 'Ähnliche Modelle',
  closing: 'Interesse an {title}?',
  closingText: 'Fragen Sie uns nach Preisen und Verfügbarkeit.',
  errorTitle: 'Fehler beim Laden des Automaten',
  notFoundTitle: 'Automat nicht gefunden',
  missing: 'Automat nicht gefunden: {slug}',
  notFound: 'Der Automat {id} wurde nicht gefunden',
  noIdentifier: 'Es wurde kein Automat angegeben',
};
