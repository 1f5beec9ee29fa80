import type { consentWords as english } from '../en/consent-words.ts';
import type { Translation } from '../wording.ts';

export const consentWords: Translation<typeof english> = {
  label: 'Statistik',
  text: 'Dürfen wir Besuche mit Google Analytics zählen? So sehen wir, was nützlich ist. Ohne Ihre Zustimmung wird nichts von Google geladen.',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
};
