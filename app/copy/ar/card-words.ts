import type {
  goalCardWords as englishGoal,
  machineCardWords as englishMachine,
  productCardWords as englishProduct,
} from '../en/card-words.ts';
import type { Translation } from '../wording.ts';

export const productCardWords: Translation<typeof englishProduct> = {
  cue: 'شاهدوا كيف يعمل',
  noPicture: 'لا توجد صورة',
  brokenPicture: 'الصورة غير متاحة',
  unavailableTitle: 'المنتج غير متاح',
  unavailableText: 'تعذّر تحميل هذا المنتج.',
};

export const goalCardWords: Translation<typeof englishGoal> = {
  cue: 'معرفة المزيد',
  noPicture: 'لا توجد صورة',
};

export const machineCardWords: Translation<typeof englishMachine> = {
  cue: 'عرض الآلة',
  unnamed: 'آلة بلا اسم',
  noDescription: 'لا يوجد وصف',
  noPicture: 'لا توجد صورة متاحة',
  types: { vending: 'بيع ذاتي', locker: 'خزانة' },
};
