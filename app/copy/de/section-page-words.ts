import type { sectionPageWords as english } from '../en/section-page-words.ts';
import type { Translation } from '../wording.ts';

export const sectionPageWords: Translation<typeof english> = {
  errorTitle: 'Fehler beim Laden der Seite',
  back: 'Zur Startseite',
  cardCue: 'Mehr erfahren',
  form: 'Nachricht an uns',
};
