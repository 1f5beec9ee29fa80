import type { promoStripWords as english } from '../en/promo-strip-words.ts';
import type { Translation } from '../wording.ts';

export const promoStripWords: Translation<typeof english> = {
  label: 'Hinweis',
  close: 'Hinweis schließen',
};
