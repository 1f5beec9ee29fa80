import type { footerWords as english } from '../en/footer-words.ts';
import type { Translation } from '../wording.ts';

export const footerWords: Translation<typeof english> = {
  line: 'برمجيات وآلات وخزائن ذكية للتجزئة ذاتية الخدمة.',
  columns: { solutions: 'الحلول', company: 'الشركة' },
  links: {
    '/products': 'المنتجات',
    '/business-goals': 'أهداف الأعمال',
    '/machines': 'الآلات',
    '/technology': 'التقنية',
    '/tools': 'أدوات للمشترين',
    '/project': 'قائمة المشروع',
    '/about': 'من نحن',
    '/blog': 'المدونة',
    '/contact': 'اتصلوا بنا',
  },
  legal: 'معلومات قانونية',
  legalLinks: {
    '/privacy': 'سياسة الخصوصية',
    '/terms': 'شروط الاستخدام',
    '/contact': 'اتصلوا بنا',
  },
  social: 'شبكات التواصل الاجتماعي',
  more: 'المزيد',
};
