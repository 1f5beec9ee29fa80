import type {
  gonePageWords as englishGonePage,
  notFoundWords as englishNotFound,
  previewRefusedWords as englishPreviewRefused,
  routerErrorWords as englishRouterError,
} from '../en/error-screen-words.ts';
import type { Translation } from '../wording.ts';

export const routerErrorWords: Translation<typeof englishRouterError> = {
  title: 'Hoppla!',
  text: 'Leider ist ein unerwarteter Fehler aufgetreten.',
  unknown: 'Unbekannter Fehler',
  storeAway:
    'Der Speicher antwortet im Moment nicht. Versuchen Sie es in ein paar Sekunden erneut.',
  home: 'Zur Startseite',
};

export const notFoundWords: Translation<typeof englishNotFound> = {
  meta: {
    title: 'Seite nicht gefunden',
    description: 'Die Seite, die Sie aufgerufen haben, gibt es hier nicht.',
  },
  title: 'Dieses Fach ist leer',
  text: 'Die Seite, die Sie aufgerufen haben, gibt es hier nicht. Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
};

export const gonePageWords: Translation<typeof englishGonePage> = {
  meta: {
    title: 'Seite entfernt',
    description: 'Die Seite, die hier stand, wurde entfernt.',
  },
  title: 'Diese Seite gibt es nicht mehr',
  text: 'Die Seite, die hier stand, wurde endgültig entfernt, und keine andere ist an ihre Stelle getreten.',
};

export const previewRefusedWords: Translation<typeof englishPreviewRefused> = {
  meta: { title: 'Vorschau beendet', description: 'Dieser Vorschau-Link ist nicht mehr gültig.' },
  title: 'Diese Vorschau ist beendet',
  text: 'Der Link ist nicht mehr gültig. Wer ihn Ihnen gegeben hat, kann einen neuen machen.',
};
