import type {
  productsPageWords as englishPage,
  productWords as englishProduct,
} from '../en/product-words.ts';
import type { Translation } from '../wording.ts';

export const productsPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'اسألوا عن منتجاتكم',
    description: 'أرسلوا إلينا قائمة بمنتجاتكم، ونخبركم أي آلة تتسع لها وكيف تُباع.',
    points: [
      'مطابقة الأحجام والأوزان ودرجات الحرارة مع المسارات والخانات الفعلية',
      'قواعد التحقق من العمر والحدود وسلسلة التبريد',
      'عرض توضيحي بأصناف من قائمتكم',
    ],
  },
  other: {
    title: 'هل لديكم شيء آخر للبيع؟',
    text: 'ما دام يتسع له مسار أو خانة، فيمكن أن تكون له قواعده وأسعاره وشاشته الخاصة.',
    cue: 'اسألوا عن منتجكم',
    url: '/contact',
  },
  failedTitle: 'تعذّر تحميل المنتجات',
  failed: 'خطأ في تحميل المنتجات: {reason}',
  emptyTitle: 'لا توجد منتجات',
  emptyText: 'لا تحتوي المساحة على أنواع منتجات بعد، ولذلك تُعرض الأنواع المضمّنة.',
  emptySteps: [
    'أضيفوا في Contentful مدخلات من النوع «نوع المنتج».',
    'أعطوا كلًّا منها عنوانًا ومعرّفًا في الرابط (slug)، وانشروها.',
    'ثم حدّثوا هذه الصفحة.',
  ],
};

export const productWords: Translation<typeof englishProduct> = {
  back: 'العودة إلى المنتجات',
  trail: 'المنتجات',
  keyBenefits: 'أبرز الفوائد',
  keyFeatures: 'أبرز الميزات',
  applications: 'الاستخدامات',
  examples: 'أمثلة من الواقع',
  machines: 'الآلات الموصى بها',
  demo: { text: 'حجز عرض توضيحي', url: '/contact' },
  compatible: { text: 'الآلات المتوافقة', url: '/machines' },
  closing: {
    title: 'هل أنتم مستعدون للبدء؟',
    text: 'شاهدوا البرمجيات بمنتجاتكم أنتم، أو اطّلعوا على الآلات أولًا.',
    machines: { text: 'استعراض الآلات', url: '/machines' },
  },
  errorTitle: 'تعذّر تحميل المنتج',
  notFoundTitle: 'المنتج غير موجود',
  missing: 'لم يُعثر على نوع المنتج: {slug}',
  notFound: 'تعذّر العثور على المنتج «{slug}» في قاعدة البيانات.',
};
