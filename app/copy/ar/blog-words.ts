import type { blogWords as englishBlog, postWords as englishPost } from '../en/blog-words.ts';
import type { Translation } from '../wording.ts';

export const blogWords: Translation<typeof englishBlog> = {
  title: 'مدونتنا',
  subtitle: 'رؤى وأخبار ومستجدات من فريقنا.',
  latest: 'أحدث المقالات',
  readMore: 'قراءة المزيد',
  noExcerpt: 'اقرؤوا المزيد عن هذا المقال...',
  empty: 'نعمل على إعداد محتوى مميز لكم!',
  home: 'العودة إلى الصفحة الرئيسية',
  noPage: {
    meta: 'صفحة غير موجودة',
    title: 'لا توجد صفحة رقم {page}',
    text: {
      zero: 'لا توجد مقالات بعد.',
      one: 'جميع المقالات في الصفحة الأولى.',
      two: 'تملأ المقالات صفحتين. ربما كان عددها أقل أو أكثر عند إنشاء هذا الرابط.',
      few: 'تملأ المقالات {count} صفحات. ربما كان عددها أقل أو أكثر عند إنشاء هذا الرابط.',
      many: 'تملأ المقالات {count} صفحة. ربما كان عددها أقل أو أكثر عند إنشاء هذا الرابط.',
      other: 'تملأ المقالات {count} صفحة. ربما كان عددها أقل أو أكثر عند إنشاء هذا الرابط.',
    },
    newest: 'أحدث المقالات',
    oldest: 'أقدم المقالات',
  },
  emptyTopic: 'لا توجد مقالات في هذا الموضوع بعد.',
  onTopic: '{title}: {topic}',
  onPage: '{title}، الصفحة {page}',
  closing: 'هل تودون معرفة المزيد عن حلول البيع الذاتي لدينا؟',
  closingBeside: 'اسألونا مباشرة',
  closingText: 'اتركوا رسالة وسنجيبكم بما يناسب أماكنكم ومنتجاتكم.',
  allPosts: 'جميع المقالات',
  pages: 'الصفحات',
  place: 'الصفحة {page} من {count}',
  newer: 'مقالات أحدث',
  older: 'مقالات أقدم',
  errorTitle: 'تعذّر تحميل مقالات المدونة',
};

export const postWords: Translation<typeof englishPost> = {
  trail: 'المدونة',
  published: 'تاريخ النشر',
  draft: 'مسودة',
  empty: 'لا يتوفر محتوى لهذا المقال.',
  by: 'بقلم {author}',
  topics: 'المواضيع',
  more: 'مقالات أخرى',
  previous: 'المقال السابق',
  next: 'المقال التالي',
  closing: {
    title: 'هل تودون معرفة المزيد عن حلول البيع الذاتي لدينا؟',
    text: 'اسألوا عن أماكنكم ومنتجاتكم، وسيجيبكم من يعرف الآلات جيدًا.',
  },
  back: 'العودة إلى المدونة',
  errorTitle: 'تعذّر تحميل المقال',
  notFoundTitle: 'المقال غير موجود',
  notFound: 'لم يُعثر على مقال بالمعرّف: {slug}',
};
