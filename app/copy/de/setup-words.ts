import type { setupWords as english } from '../en/setup-words.ts';
import type { Translation } from '../wording.ts';

export const setupWords: Translation<typeof english> = {
  products: {
    title: 'Contentful nicht eingerichtet',
    message: 'Die Zugangsdaten für Contentful fehlen',
    clientFailed: 'Das CMS konnte nicht initialisiert werden. Bitte prüfen Sie die Konfiguration.',
    action: 'Contentful einrichten',
    retry: 'Wiederholen',
    refresh: 'Neu laden',
    status: {
      space: 'Space-ID',
      environment: 'Environment-ID',
      token: 'Delivery-Token',
      set: 'gesetzt',
      missing: 'fehlt',
    },
  },
  homeProducts: {
    title: 'Fehler beim Laden der Produktarten',
    text: 'Es werden Ersatzdaten für Produkte gezeigt',
  },
  machines: {
    refresh: 'Daten aus Contentful neu laden',
    refreshed: 'Verbindung erneuert',
    notConfigured:
      'Contentful ist nicht eingerichtet. Bitte tragen Sie die Zugangsdaten unter Admin > Environment Variables ein.',
  },
  technology: {
    pageToast: 'Fehler beim Laden der Seiteninhalte',
    sectionsToast: 'Fehler beim Laden der Technik-Abschnitte',
  },
  blog: {
    hint: 'Wenn Sie diese Website betreiben, richten Sie Contentful im Admin-Bereich ein.',
  },
  loadingError: 'Fehler beim Laden der Inhalte: {message}',
  builtInShown: 'Bis die Verbindung wieder funktioniert, werden eingebaute Inhalte gezeigt.',
};
