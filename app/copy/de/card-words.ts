import type {
  goalCardWords as englishGoal,
  machineCardWords as englishMachine,
  productCardWords as englishProduct,
} from '../en/card-words.ts';
import type { Translation } from '../wording.ts';

export const productCardWords: Translation<typeof englishProduct> = {
  cue: 'So funktioniert es',
  noPicture: 'Kein Bild',
  brokenPicture: 'Bild nicht verfügbar',
  unavailableTitle: 'Produkt nicht verfügbar',
  unavailableText: 'Dieses Produkt konnte nicht geladen werden.',
};

export const goalCardWords: Translation<typeof englishGoal> = {
  cue: 'Mehr erfahren',
  noPicture: 'Kein Bild',
};

export const machineCardWords: Translation<typeof englishMachine> = {
  cue: 'Automat ansehen',
  unnamed: 'Automat ohne Namen',
  noDescription: 'Keine Beschreibung vorhanden',
  noPicture: 'Kein Bild vorhanden',
  types: { vending: 'Automat', locker: 'Schließfach' },
};
