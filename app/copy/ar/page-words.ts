import type { pageWords as english } from '../en/page-words.ts';
import type { Translation } from '../wording.ts';

export const pageWords: Translation<typeof english> = {
  home: 'الرئيسية',
  skip: 'الانتقال إلى المحتوى',
  returnHome: 'العودة إلى الصفحة الرئيسية',
  contact: 'اتصلوا بنا',
  demo: 'طلب عرض توضيحي',
  allMachines: 'عرض جميع الآلات',
  unread: 'تعذّرت قراءته الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  unusable: 'تعذّر العرض لأن المحتوى غير مكتمل.',
  tryAgain: 'إعادة المحاولة',
  readMore: 'متابعة القراءة',
  caseStudy: 'قراءة دراسة الحالة',
  readPost: 'قراءة «{title}»',
};
