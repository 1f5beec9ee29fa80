import type {
  connectionWords as englishConnection,
  problemWords as english,
} from '../en/problem-words.ts';
import type { Translation } from '../wording.ts';

export const problemWords: Translation<typeof english> = {
  loadingTitle: 'Fehler beim Laden: {type}',
  renderingTitle: 'Fehler beim Anzeigen: {type}',
  content: 'Inhalt',
  hint: 'Bleibt das Problem bestehen, prüfen Sie bitte Ihr Inhaltsmodell',
  tryAgain: 'Erneut versuchen',
  refreshPage: 'Seite neu laden',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  unread:
    'Dieser Text kann im Moment nicht gelesen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten',
};

export const connectionWords: Translation<typeof englishConnection> = {
  connectionTitle: 'Verbindungsproblem',
  notConfiguredTitle: 'Nicht eingerichtet',
  notConfigured:
    'Contentful ist nicht eingerichtet. Bitte setzen Sie Space-ID und Delivery-Token in den Umgebungsvariablen.',
  clientFailed: 'Contentful konnte nicht initialisiert werden',
  refused: 'Die Verbindung zu Contentful ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.',
  unavailable:
    'Contentful antwortet im Moment nicht. Die Website zeigt, was sie hat, und versucht es von selbst erneut.',
  refresh: 'Neu verbinden',
  configure: 'Zugangsdaten eintragen',
  refreshing: 'Verbindung zu Contentful wird erneuert …',
  refreshed: 'Die Verbindung zu Contentful ist erneuert!',
  refreshFailed: 'Die Verbindung konnte nicht erneuert werden',
};
