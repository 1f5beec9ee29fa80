import type {
  aboutPageWords as englishAbout,
  legalWords as englishLegal,
} from '../en/company-words.ts';
import type { Translation } from '../wording.ts';

export const aboutPageWords: Translation<typeof englishAbout> = {
  title: 'من نحن',
  trail: 'من نحن',
  description: 'من يطوّر البرمجيات ويصنع الآلات والخزائن، وكيف نعمل.',
  empty: 'لا يتوفر محتوى...',
  emptyText: 'يُرجى العودة لاحقًا.',
  errorTitle: 'خطأ في تحميل المحتوى',
  closing: {
    title: 'ابدؤوا بمكان واحد',
    text: 'أخبرونا بالمكان والمنتجات، ونقترح عليكم آلة وتوزيعًا داخليًا وفترة تجريبية.',
  },
};

export const legalWords: Translation<typeof englishLegal> = {
  privacy: {
    title: 'سياسة الخصوصية',
    description: 'ما البيانات التي يعالجها هذا الموقع، ولماذا، وما الذي يحق لكم طلبه منا.',
  },
  terms: {
    title: 'شروط الخدمة',
    description: 'الشروط التي يُقدَّم بموجبها هذا الموقع وخدماته.',
  },
  closing: {
    title: 'هل لديكم أسئلة عن هذا النص؟',
    text: 'راسلونا، وسيجيبكم المسؤولون عنه.',
  },
  missingTitle: 'المحتوى غير متاح',
  missingText: 'لم يُنشر هذا النص هنا بعد. اطلبوه منا وسنرسله إليكم بالبريد الإلكتروني.',
  contact: 'تواصلوا معنا',
  missingSteps: [
    'هل تحتوي المساحة على مدخل من النوع «سياسة الخصوصية»؟',
    'هل حقل هذه الصفحة فيه معبّأ؟',
    'هل المدخل منشور؟',
    'هل معرّف المساحة ورمز التسليم لهذا الموقع صحيحان؟',
  ],
};
