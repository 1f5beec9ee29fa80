import type { previewWords as english } from '../en/preview-words.ts';
import type { Translation } from '../wording.ts';

export const previewWords: Translation<typeof english> = {
  label: 'المعاينة',
  drafts: 'ترون مسودات لم تُنشر بعد.',
  environment: 'بيئة معاينة: هذا العنوان ليس عنوان الموقع نفسه.',
  exit: 'إنهاء المعاينة',
};
