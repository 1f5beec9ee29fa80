import { footerColumn, promoStrip, siteSettings as type } from '../../../model/site-settings.ts';
import { menuLink, translation } from '../sample-translation.ts';

/** Menu, footer and strip. The lists of the search are for readers of Arabic, not those of the English lists. */
export const siteSettings = [
  translation(type, 'site-settings', {
    footerLine: 'برمجيات وآلات وخزائن ذكية للتجزئة ذاتية الخدمة.',
    searchSynonyms: 'ثلاجة، تبريد، مبرّدة\nاستلام الطلبات، استلام من المتجر، خزانة استلام',
    searchBestBets:
      'هاتف، رقم الهاتف، البريد الإلكتروني = /contact\nأسعار، عرض سعر، تكلفة = /contact',
  }),
  menuLink('products', 'المنتجات'),
  menuLink('business-goals', 'أهداف الأعمال'),
  menuLink('machines', 'الآلات'),
  menuLink('technology', 'التقنية'),
  menuLink('tools', 'أدوات للمشترين'),
  menuLink('project', 'قائمة المشروع'),
  menuLink('about', 'من نحن'),
  menuLink('blog', 'المدونة'),
  menuLink('contact', 'اتصلوا بنا'),
  translation(footerColumn, 'column-solutions', { title: 'الحلول' }),
  translation(footerColumn, 'column-company', { title: 'الشركة' }),
  translation(promoStrip, 'promo-strip', {
    title: 'مثال: تعالوا لمشاهدة آلاتنا في اليوم المفتوح هذا الربيع.',
    linkText: 'راسلونا',
  }),
];
