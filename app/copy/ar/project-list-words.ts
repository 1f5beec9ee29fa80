import type { projectListWords as english } from '../en/project-list-words.ts';
import type { Translation } from '../wording.ts';

export const projectListWords: Translation<typeof english> = {
  machine: '{quantity} × {title}',
  added: 'أُضيف إلى قائمة مشروعكم: {title}',
  open: {
    zero: 'فتح قائمة المشروع (فارغة)',
    one: 'فتح قائمة المشروع (عنصر واحد)',
    two: 'فتح قائمة المشروع (عنصران)',
    few: 'فتح قائمة المشروع ({count} عناصر)',
    many: 'فتح قائمة المشروع ({count} عنصرًا)',
    other: 'فتح قائمة المشروع ({count} عنصر)',
  },
  foreign: 'هذه ليست القائمة المحفوظة في هذا المتصفح.',
  old: 'هذه القائمة غير محفوظة في هذا المتصفح بعد.',
  keep: 'حفظها هنا',
  merge: 'إضافتها إلى قائمتي',
  own: 'فتح قائمتي',
  later: 'ليس الآن',
  copied: 'تم نسخ العنوان.',
  offline: 'لا يوجد اتصال: هذه قائمتكم كما يحفظها هذا المتصفح. تعود النتائج والصور مع عودة الاتصال.',
};
