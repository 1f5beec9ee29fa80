import type { inquiryWords as english } from '../en/inquiry-words.ts';
import type { Translation } from '../wording.ts';
import { waitingWords } from './waiting-words.ts';

export const inquiryWords: Translation<typeof english> = {
  page: { title: 'رسالتكم', text: 'أرسلوا إلينا رسالة.' },
  send: 'إرسال الرسالة',
  sending: 'جارٍ إرسال الرسالة...',
  missing: { title: 'معلومات ناقصة', text: 'يُرجى ملء جميع الحقول الإلزامية' },
  fieldMissing: {
    name: 'يُرجى إدخال الاسم.',
    email: 'يُرجى إدخال البريد الإلكتروني.',
    message: 'يُرجى كتابة الرسالة.',
  },
  emailFormat: 'أدخلوا بريدًا إلكترونيًا على غرار name@example.com.',
  tooLong: 'الحد الأقصى لعدد الأحرف هو {most}.',
  room: {
    left: {
      zero: 'لم يتبقَّ أي حرف',
      one: 'تبقّى حرف واحد',
      two: 'تبقّى حرفان',
      few: 'تبقّت {count} أحرف',
      many: 'تبقّى {count} حرفًا',
      other: 'تبقّى {count} حرف',
    },
    over: {
      zero: 'لا زيادة في عدد الأحرف',
      one: 'النص أطول بحرف واحد: يُرجى اختصاره',
      two: 'النص أطول بحرفين: يُرجى اختصاره',
      few: 'النص أطول بـ {count} أحرف: يُرجى اختصاره',
      many: 'النص أطول بـ {count} حرفًا: يُرجى اختصاره',
      other: 'النص أطول بـ {count} حرف: يُرجى اختصاره',
    },
  },
  sent: {
    title: 'تم إرسال الرسالة!',
    text: 'شكرًا على رسالتكم. سنعاود التواصل معكم قريبًا.',
    again: 'إرسال رسالة أخرى',
    toast: 'تم إرسال الرسالة!',
  },
  prepared: {
    title: 'الرسالة جاهزة',
    text: 'فُتح برنامج البريد الإلكتروني لديكم وفيه الرسالة. يُرجى إرسالها لإتمام استفساركم.',
    view: 'رسالتكم جاهزة في برنامج البريد',
    open: 'فتح الرسالة في برنامج البريد',
    elsewhere: 'لم يُفتح برنامج بريد؟ انسخوا الرسالة وأرسلوها من حيث تكتبون بريدكم.',
    copy: 'نسخ الرسالة',
    copied: 'تم نسخ الرسالة',
    copyByHand: 'انسخوها من هنا:',
  },
  waiting: waitingWords,
  failed: {
    title: 'خطأ',
    toast: 'حدثت مشكلة أثناء إرسال رسالتكم. يُرجى المحاولة مرة أخرى أو التواصل معنا مباشرة.',
    inline: 'تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى أو التواصل معنا مباشرة.',
    final: 'تعذّر إرسال رسالتكم وفتح برنامج البريد لديكم. يُرجى التواصل معنا مباشرة.',
  },
  summary: 'يُرجى مراجعة هذه الحقول:',
  labels: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    subject: 'الموضوع',
    message: 'الرسالة',
  },
  trap: 'رمز مرجعي',
  placeholders: {
    name: 'الاسم الكامل',
    email: 'you@company.com',
    optional: 'اختياري',
    subject: 'ما موضوع رسالتكم؟',
    message: 'المنتجات والأماكن وعدد الآلات',
  },
  privacy: 'سياسة الخصوصية',
  requiredHint: 'الحقول التي تحمل العلامة * إلزامية.',
};
