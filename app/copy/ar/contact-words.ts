import type { contactWords as english } from '../en/contact-words.ts';
import type { Translation } from '../wording.ts';

export const contactWords: Translation<typeof english> = {
  next: { machines: 'تصفّح الآلات', questions: 'أسئلة شائعة' },
  title: 'تواصلوا معنا',
  description: 'أرسلوا رسالة أو اتصلوا بنا أو اكتبوا إلينا. سيجيبكم من يعرف الآلات جيدًا.',
  form: 'أرسلوا إلينا رسالة',
  others: 'طرق أخرى للتواصل معنا',
  faq: 'الأسئلة الشائعة',
  unusableAnswer: 'المحتوى غير متاح',
};
