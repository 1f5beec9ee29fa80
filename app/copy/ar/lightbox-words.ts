import type { lightboxWords as english } from '../en/lightbox-words.ts';
import type { Translation } from '../wording.ts';

export const lightboxWords: Translation<typeof english> = {
  close: 'إغلاق',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  pictureCount: 'الصورة {position} من {total}',
  openPicture: 'فتح الصورة بحجم أكبر: {alt}',
};
