import type { pageWords as english } from '../en/page-words.ts';
import type { Translation } from '../wording.ts';

export const pageWords: Translation<typeof english> = {
  home: 'Startseite',
  skip: 'Zum Inhalt springen',
  returnHome: 'Zur Startseite',
  contact: 'Kontakt aufnehmen',
  demo: 'Demo anfragen',
  allMachines: 'Alle Automaten ansehen',
  unread: 'Es konnte gerade nicht gelesen werden. Bitte versuchen Sie es gleich noch einmal.',
  unusable: 'Das kann nicht gezeigt werden, weil der Inhalt unvollständig ist.',
  tryAgain: 'Erneut versuchen',
  readMore: 'Weiterlesen',
  caseStudy: 'Praxisbeispiel lesen',
  readPost: '„{title}“ lesen',
};
