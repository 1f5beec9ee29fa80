import type { previewWords as english } from '../en/preview-words.ts';
import type { Translation } from '../wording.ts';

export const previewWords: Translation<typeof english> = {
  label: 'Aperçu',
  drafts: 'Vous voyez des brouillons qui ne sont pas encore publiés.',
  environment: 'Environnement d’aperçu : cette adresse n’est pas celle du site.',
  exit: 'Quitter l’aperçu',
};
