import type { aboutWords as english } from '../en/about-words.ts';
import type { Translation } from '../wording.ts';

export const aboutWords: Translation<typeof english> = {
  label: 'موضوع الرسالة',
  remove: 'إزالة',
  line: '{kind}: {title}',
  kinds: {
    machine: 'آلة',
    product: 'منتج',
    goal: 'هدف أعمال',
    technology: 'تقنية',
    post: 'مقال',
    tool: 'نتيجة',
  },
  subjects: {
    machine: 'أود معرفة المزيد عن {title}',
    product: 'أود مشاهدة عرض توضيحي خاص بـ {title}',
    goal: 'أود التحدث عن هدف {title}',
    technology: 'لديّ سؤال عن {title}',
    post: 'لديّ سؤال عن مقال {title}',
    tool: 'لديّ سؤال عن {title}',
  },
};
