import type { homeWords as english } from '../en/home-words.ts';
import type { Translation } from '../wording.ts';

export const homeWords: Translation<typeof english> = {
  meta: {
    title: 'بيع ذاتي لكل ما تبيعونه',
    description:
      'برمجيات وآلات بيع ذاتي وخزائن ذكية للمشغّلين والشركات والعلامات التجارية: مخزون لحظي، وطرق دفع متعددة، وسجل واحد من الرف إلى التسوية.',
  },
  allProducts: 'عرض جميع أنواع المنتجات',
  allGoals: 'عرض جميع أهداف الأعمال',
  noGoals: 'لا توجد أهداف أعمال بعد.',
  inquiry: {
    title: 'هل أنتم مستعدون لنقلة في عمليات البيع الذاتي؟',
    description: 'أخبرونا بما تبيعونه وأين، ونرد عليكم بالحل المناسب وما يلزم لتشغيله.',
    points: [
      'جولة في البرمجيات على قائمة منتجاتكم',
      'خيارات الآلات والخزائن لأماكنكم',
      'خطة للآلات التي تملكونها بالفعل',
    ],
  },
  closing: {
    title: 'هل أنتم مستعدون لنقلة في عمليات البيع الذاتي؟',
    text: 'تواصلوا معنا لنبدأ معكم رحلتكم في البيع الذاتي.',
    primary: { text: 'طلب عرض توضيحي', url: '/contact' },
    secondary: { text: 'معرفة المزيد', about: 'عن أنواع المنتجات', url: '/products' },
  },
};
