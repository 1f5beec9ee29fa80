import type {
  detailedWords as englishDetailed,
  technologyPageWords as englishPage,
  technologyWords as englishTechnology,
} from '../en/technology-words.ts';
import type { Translation } from '../wording.ts';

export const technologyPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'اسألوا عن التقنية',
    description: 'وحدات التحكم والمدفوعات والربط بأنظمتكم: اسألوا، وسيجيبكم من يطوّرها.',
    points: [
      'أيٌّ من آلاتكم يمكن ربطه، وكيف',
      'كيف تصل بيانات المخزون والمبيعات والمدفوعات إلى أنظمتكم',
      'ماذا يحدث عندما تفقد الآلة اتصالها',
    ],
  },
  none: 'لا تتوفر أقسام عن التقنية',
  noneValid: 'لا تتوفر أقسام صالحة عن التقنية',
  noneText: 'يُرجى العودة لاحقًا.',
  errorTitle: 'تعذّر تحميل المحتوى',
  more: 'التقنية بالتفصيل',
  closing: {
    title: 'شاهدوها تعمل على آلاتكم',
    text: 'أحضروا قائمة بمنتجاتكم وأسماء الطرازات التي تملكونها، ونريكم ما يمكن ربطه وما سيفعله.',
  },
};

export const technologyWords: Translation<typeof englishTechnology> = {
  demo: { text: 'طلب عرض توضيحي', url: '/contact' },
  detailed: { text: 'عرض التفاصيل كاملة', url: '/technology/detailed' },
  errorTitle: 'تعذّر تحميل تفاصيل التقنية',
  notFoundTitle: 'التقنية غير موجودة',
  notFound: 'ربما غُيّر اسمها أو أُزيلت.',
  trail: 'التقنية',
  back: { text: 'العودة إلى التقنية', url: '/technology' },
};

export const detailedWords: Translation<typeof englishDetailed> = {
  title: 'التقنية بالتفصيل',
  description: 'جميع التقنيات بكل أقسامها وميزاتها في صفحة واحدة.',
  index: 'في هذه الصفحة',
};
