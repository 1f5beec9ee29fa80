import type { headerWords as english } from '../en/header-words.ts';
import type { Translation } from '../wording.ts';

export const headerWords: Translation<typeof english> = {
  home: 'الرئيسية',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  more: 'المزيد',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  demo: { text: 'طلب عرض توضيحي', url: '/contact' },
};
