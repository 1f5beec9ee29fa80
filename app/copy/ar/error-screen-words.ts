import type {
  gonePageWords as englishGone,
  notFoundWords as englishNotFound,
  previewRefusedWords as englishPreviewRefused,
  routerErrorWords as englishRouter,
} from '../en/error-screen-words.ts';
import type { Translation } from '../wording.ts';

export const routerErrorWords: Translation<typeof englishRouter> = {
  title: 'عذرًا!',
  text: 'نأسف، حدث خطأ غير متوقع.',
  unknown: 'خطأ غير معروف',
  storeAway: 'مخزن البيانات لا يستجيب حاليًا. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
  home: 'إلى الصفحة الرئيسية',
};

export const notFoundWords: Translation<typeof englishNotFound> = {
  meta: { title: 'الصفحة غير موجودة', description: 'الصفحة التي طلبتموها ليست هنا.' },
  title: 'هذه الخانة فارغة',
  text: 'الصفحة التي طلبتموها ليست هنا. ربما نُقلت، أو أن في العنوان خطأً في الكتابة.',
};

export const gonePageWords: Translation<typeof englishGone> = {
  meta: { title: 'أُزيلت الصفحة', description: 'أُزيلت الصفحة التي كانت هنا.' },
  title: 'لم تعد هذه الصفحة موجودة',
  text: 'أُزيلت الصفحة التي كانت هنا نهائيًا، ولم تحل محلها صفحة أخرى.',
};

export const previewRefusedWords: Translation<typeof englishPreviewRefused> = {
  meta: { title: 'انتهت المعاينة', description: 'لم يعد رابط المعاينة هذا صالحًا.' },
  title: 'انتهت هذه المعاينة',
  text: 'لم يعد الرابط صالحًا. من أعطاكم إياه يمكنه إنشاء رابط جديد.',
};
