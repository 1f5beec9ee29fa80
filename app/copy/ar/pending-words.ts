import type { pendingWords as english } from '../en/pending-words.ts';
import type { Translation } from '../wording.ts';

export const pendingWords: Translation<typeof english> = {
  products: 'جارٍ تحميل معلومات المنتج...',
  'business-goals': 'جارٍ تحميل هدف الأعمال...',
  machines: 'جارٍ تحميل معلومات الآلة...',
  technology: 'جارٍ تحميل التقنية...',
  page: 'جارٍ التحميل…',
};
