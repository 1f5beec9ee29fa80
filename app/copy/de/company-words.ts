import type {
  aboutPageWords as englishAbout,
  legalWords as englishLegal,
} from '../en/company-words.ts';
import type { Translation } from '../wording.ts';

export const aboutPageWords: Translation<typeof englishAbout> = {
  title: 'Über uns',
  trail: 'Über uns',
  description:
    'Wer die Software, die Automaten und die Schließfachanlagen baut und wie wir arbeiten.',
  empty: 'Kein Inhalt vorhanden …',
  emptyText: 'Bitte schauen Sie später wieder vorbei.',
  errorTitle: 'Fehler beim Laden der Inhalte',
  closing: {
    title: 'Beginnen Sie mit einem Standort',
    text: 'Nennen Sie uns Ort und Produkte, und wir schlagen Automat, Belegung und Probebetrieb vor.',
  },
};

export const legalWords: Translation<typeof englishLegal> = {
  privacy: {
    title: 'Datenschutzerklärung',
    description:
      'Welche Daten diese Website verarbeitet, wozu sie das tut und was Sie von uns verlangen können.',
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Zu welchen Bedingungen diese Website und ihre Dienste angeboten werden.',
  },
  closing: {
    title: 'Fragen zu diesem Text?',
    text: 'Schreiben Sie uns: Es antworten diejenigen, die dafür verantwortlich sind.',
  },
  missingTitle: 'Inhalt nicht verfügbar',
  missingText:
    'Dieser Text ist hier noch nicht veröffentlicht. Fordern Sie ihn an, und Sie erhalten ihn per E-Mail.',
  contact: 'Kontakt',
  missingSteps: [
    'Enthält der Space einen Eintrag des Typs „Privacy policy“?',
    'Ist sein Feld für diese Seite ausgefüllt?',
    'Ist der Eintrag veröffentlicht?',
    'Stimmen Space-ID und Delivery-Token dieser Website?',
  ],
};
