import type { sectionPageWords as english } from '../en/section-page-words.ts';
import type { Translation } from '../wording.ts';

export const sectionPageWords: Translation<typeof english> = {
  errorTitle: 'تعذّر تحميل الصفحة',
  back: 'العودة إلى الصفحة الرئيسية',
  cardCue: 'معرفة المزيد',
  form: 'أرسلوا إلينا رسالة',
};
