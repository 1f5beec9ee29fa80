import type { refusalWords as english } from '../en/refusal-words.ts';
import type { Translation } from '../wording.ts';

export const refusalWords: Translation<typeof english> = {
  unreadable:
    'Die Nachricht konnte nicht gelesen werden. Bitte füllen Sie das Formular erneut aus.',
  tooLarge: 'Die Nachricht ist zu lang. Bitte kürzen Sie sie und senden Sie sie erneut.',
  goBack: 'Gehen Sie in Ihrem Browser zurück: Was Sie geschrieben haben, steht noch im Formular.',
  tooMany:
    'Von Ihrem Anschluss sind in kurzer Zeit viele Nachrichten eingegangen. Bitte warten Sie ein paar Minuten oder wenden Sie sich direkt an uns.',
  tooManyInAll:
    'Über das Formular gehen gerade sehr viele Nachrichten ein. Bitte warten Sie ein paar Minuten oder wenden Sie sich direkt an uns.',
  otherSite:
    'Die Nachricht wurde nicht von dieser Website gesendet. Bitte öffnen Sie das Formular hier und senden Sie sie erneut.',
  notText: 'Hier muss Text stehen.',
  fieldTooLong: 'Das ist zu lang.',
  busy: {
    title: 'Gerade sehr ausgelastet',
    text: 'Die Website hat im Moment mehr zu tun, als sie schafft. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
};
