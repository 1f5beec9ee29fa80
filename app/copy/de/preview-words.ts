import type { previewWords as english } from '../en/preview-words.ts';
import type { Translation } from '../wording.ts';

export const previewWords: Translation<typeof english> = {
  label: 'Vorschau',
  drafts: 'Sie sehen Entwürfe, die noch nicht veröffentlicht sind.',
  environment: 'Vorschau-Umgebung: Diese Adresse ist nicht die der eigentlichen Website.',
  exit: 'Vorschau verlassen',
};
