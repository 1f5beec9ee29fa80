import type { refusalWords as english } from '../en/refusal-words.ts';
import type { Translation } from '../wording.ts';

export const refusalWords: Translation<typeof english> = {
  unreadable: 'تعذّرت قراءة الرسالة. يُرجى ملء النموذج مرة أخرى.',
  tooLarge: 'الرسالة طويلة جدًا. يُرجى اختصارها وإرسالها مرة أخرى.',
  goBack: 'ارجعوا في المتصفح إلى الصفحة السابقة: ما كتبتموه لا يزال في النموذج.',
  tooMany:
    'وصلت رسائل كثيرة من اتصالكم خلال وقت قصير. يُرجى الانتظار بضع دقائق، أو التواصل معنا مباشرة.',
  otherSite: 'لم تُرسل الرسالة من هذا الموقع. يُرجى فتح النموذج هنا وإرسالها مرة أخرى.',
  notText: 'يجب أن تكون هذه القيمة نصًا.',
  fieldTooLong: 'هذا النص طويل جدًا.',
};
