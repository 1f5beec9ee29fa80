import type { inquiryWords as english } from '../en/inquiry-words.ts';
import type { Translation } from '../wording.ts';

export const inquiryWords: Translation<typeof english> = {
  page: { title: 'Ihre Nachricht', text: 'Schreiben Sie uns.' },
  send: 'Nachricht senden',
  sending: 'Wird gesendet …',
  missing: { title: 'Angaben fehlen', text: 'Bitte füllen Sie alle Pflichtfelder aus' },
  fieldMissing: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    message: 'Geben Sie Ihre Nachricht ein.',
  },
  emailFormat: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  tooLong: 'Verwenden Sie höchstens {most} Zeichen.',
  room: {
    left: { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
    over: {
      one: '{count} Zeichen zu viel: Bitte kürzen Sie den Text',
      other: '{count} Zeichen zu viel: Bitte kürzen Sie den Text',
    },
  },
  sent: {
    title: 'Nachricht gesendet!',
    text: 'Vielen Dank für Ihre Nachricht. Wir melden uns bald bei Ihnen.',
    again: 'Weitere Nachricht senden',
    toast: 'Nachricht gesendet!',
  },
  prepared: {
    title: 'Nachricht vorbereitet',
    text: 'Ihr E-Mail-Programm wurde mit der Nachricht geöffnet. Bitte senden Sie die E-Mail ab, um Ihre Anfrage abzuschließen.',
    view: 'Ihre Nachricht liegt in Ihrem E-Mail-Programm bereit',
    open: 'Nachricht im E-Mail-Programm öffnen',
    elsewhere:
      'Kein E-Mail-Programm geöffnet? Kopieren Sie die Nachricht und senden Sie sie dort, wo Sie sonst E-Mails schreiben.',
    copy: 'Nachricht kopieren',
    copied: 'Nachricht kopiert',
    copyByHand: 'Kopieren Sie sie von hier:',
  },
  failed: {
    title: 'Fehler',
    toast:
      'Beim Senden Ihrer Nachricht ist ein Problem aufgetreten. Bitte versuchen Sie es erneut oder wenden Sie sich direkt an uns.',
    inline:
      'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut oder wenden Sie sich direkt an uns.',
    final:
      'Ihre Nachricht konnte nicht gesendet und Ihr E-Mail-Programm nicht geöffnet werden. Bitte wenden Sie sich direkt an uns.',
  },
  summary: 'Bitte sehen Sie sich diese Felder noch einmal an:',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Unternehmen',
    subject: 'Betreff',
    message: 'Nachricht',
  },
  trap: 'Referenzcode',
  placeholders: {
    name: 'Ihr vollständiger Name',
    email: 'name@ihrefirma.de',
    optional: 'Optional',
    subject: 'Worum geht es?',
    message: 'Produkte, Standorte, Zahl der Automaten',
  },
  privacy: 'Datenschutzerklärung',
  requiredHint: 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
};
