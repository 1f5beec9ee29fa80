import type { richTextWords as english } from '../en/rich-text-words.ts';
import type { Translation } from '../wording.ts';

export const richTextWords: Translation<typeof english> = {
  notAvailable: 'المحتوى غير متاح',
  failed: 'خطأ في عرض المحتوى',
  assetWithoutId: 'خطأ في مرجع الصورة (لا يوجد معرّف)',
  assetNotFound: 'الصورة غير موجودة (المعرّف: {id})',
  table: 'جدول',
  contents: 'في هذه الصفحة',
};
