import type { consentWords as english } from '../en/consent-words.ts';
import type { Translation } from '../wording.ts';

export const consentWords: Translation<typeof english> = {
  label: 'Statistiques',
  text: 'Pouvons-nous compter les visites avec Google Analytics ? Cela nous aide à voir ce qui est utile. Rien n’est chargé depuis Google sans votre accord.',
  agree: 'Accepter',
  decline: 'Refuser',
};
