import type { waitingWords as english } from '../en/waiting-words.ts';
import type { Translation } from '../wording.ts';

export const waitingWords: Translation<typeof english> = {
  title: 'Nachricht wartet',
  text: 'Ihre Nachricht ist in diesem Browser gespeichert und wird gesendet, sobald die Verbindung wieder steht. Schließen Sie die Seite vorher, wird sie bei Ihrem nächsten Besuch gesendet.',
  ahead:
    'Sie sind offline. Sie können Ihre Nachricht jetzt senden: Sie wartet in diesem Browser, bis die Verbindung wieder steht.',
  delivered: 'Ihre wartende Nachricht wurde gesendet.',
  refused: {
    title: 'Eine wartende Nachricht konnte nicht gesendet werden',
    text: 'Sie steht wieder im Formular. Bitte sehen Sie sie sich an und senden Sie sie noch einmal.',
  },
};
