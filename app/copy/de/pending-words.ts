import type { pendingWords as english } from '../en/pending-words.ts';
import type { Translation } from '../wording.ts';

export const pendingWords: Translation<typeof english> = {
  products: 'Produkt wird geladen …',
  'business-goals': 'Geschäftsziel wird geladen …',
  machines: 'Automat wird geladen …',
  technology: 'Technik wird geladen …',
  page: 'Wird geladen …',
};
