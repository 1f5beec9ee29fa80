import type { contactWords as english } from '../en/contact-words.ts';
import type { Translation } from '../wording.ts';

export const contactWords: Translation<typeof english> = {
  next: { machines: 'Automaten ansehen', questions: 'Häufige Fragen' },
  title: 'Kontakt',
  description:
    'Senden Sie eine Nachricht, rufen Sie an oder schreiben Sie uns. Es antwortet jemand, der die Automaten kennt.',
  form: 'Nachricht an uns',
  others: 'So erreichen Sie uns auch',
  faq: 'Häufige Fragen',
  unusableAnswer: 'Inhalt nicht verfügbar',
};
