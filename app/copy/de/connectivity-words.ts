import type {
  connectivityWords as englishConnectivity,
  keptCopyWords as englishKeptCopy,
  offlinePageWords as englishOfflinePage,
} from '../en/connectivity-words.ts';
import type { Translation } from '../wording.ts';

export const connectivityWords: Translation<typeof englishConnectivity> = {
  offline: 'Sie sind offline. Einiges ist möglicherweise nicht verfügbar.',
  online: 'Sie sind wieder online!',
};

export const keptCopyWords: Translation<typeof englishKeptCopy> = {
  offline: 'Sie sind offline.',
  unreachable: 'Die Website ist im Moment nicht erreichbar.',
  copy: 'Sie sehen die Kopie der Seite, die am {moment} gespeichert wurde.',
};

export const offlinePageWords: Translation<typeof englishOfflinePage> = {
  title: 'Sie sind offline',
  text: 'Diese Seite wurde in diesem Browser noch nie geöffnet, deshalb gibt es keine Kopie davon. Sie lädt von selbst, sobald die Verbindung wieder steht.',
  unreachable: {
    title: 'Die Website ist nicht erreichbar',
    text: 'Diese Seite wurde in diesem Browser noch nie geöffnet, deshalb gibt es keine Kopie davon. Bitte versuchen Sie es gleich noch einmal.',
  },
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  kept: 'Seiten, die Sie jetzt lesen können',
};
