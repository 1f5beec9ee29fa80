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
  none: {
    title: 'Von diesem Typ wird nichts gezeigt',
    'none-published': 'Kein Eintrag vom Typ „{type}“ ist veröffentlicht.',
    'none-usable':
      'Einträge vom Typ „{type}“ sind veröffentlicht, aber keiner ist brauchbar: Der Typ oder seine Felder sind nicht so, wie die Website sie liest. Die Inhaltsprüfung im Admin-Bereich nennt die Fehler.',
    'none-visible': 'Alle Einträge vom Typ „{type}“ sind ausgeblendet: Ihr Feld „visible“ ist aus.',
  },
  loadingError: 'Fehler beim Laden der Inhalte: {message}',
  builtInShown: 'Bis die Verbindung wieder funktioniert, werden eingebaute Inhalte gezeigt.',
};
