import type { interfaceWords as english } from '../en/interface-words.ts';
import type { Translation } from '../wording.ts';

export const interfaceWords: Translation<typeof english> = {
  breadcrumb: 'مسار التنقل',
  notifications: 'الإشعارات',
  dismiss: 'إخفاء الإشعار',
  darkTheme: 'المظهر الداكن',
  backToTop: 'العودة إلى الأعلى',
  stars: 'التقييم {filled} من {all} نجوم',
};
