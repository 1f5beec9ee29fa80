import type { goalsPageWords as englishPage, goalWords as englishGoal } from '../en/goal-words.ts';
import type { Translation } from '../wording.ts';

export const goalsPageWords: Translation<typeof englishPage> = {
  inquiry: {
    title: 'أخبرونا بالنتيجة التي تريدونها',
    description: 'اذكروا الهدف ووضعكم الحالي، ونجيبكم بالخطوات وما تتطلبه كل خطوة.',
  },
  technology: {
    title: 'منصة واحدة وراء كل هدف',
    text: 'وحدة التحكم والسجل الحي والشاشات التي تعمل عليها جميعًا.',
    cue: 'استكشاف التقنية',
    url: '/technology',
  },
  previewFallback:
    'تُعرض بيانات بديلة لأهداف الأعمال. يُرجى ضبط إعدادات Contentful لعرض المحتوى الفعلي.',
};

export const goalWords: Translation<typeof englishGoal> = {
  back: 'جميع أهداف الأعمال',
  trail: 'أهداف الأعمال',
  demo: { text: 'طلب عرض توضيحي', url: '/contact' },
  compatible: { text: 'المنتجات المتوافقة', url: '/products' },
  keyBenefits: 'أبرز الفوائد',
  keyFeatures: 'أبرز الميزات',
  video: 'شاهدوا كيف يعمل',
  machines: 'الآلات الموصى بها',
  closing: {
    title: 'هل تسعون إلى «{title}»؟',
    text: 'أخبرونا بأماكنكم ومنتجاتكم، ونريكم كيف يُنفَّذ ذلك.',
  },
  notFoundTitle: 'هدف الأعمال غير موجود',
  notFound: 'لم يُعثر على هدف الأعمال: {slug}',
  errorTitle: 'تعذّر تحميل هدف الأعمال',
};
