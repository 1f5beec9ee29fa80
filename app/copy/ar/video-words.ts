import type { videoWords as english } from '../en/video-words.ts';
import type { Translation } from '../wording.ts';

export const videoWords: Translation<typeof english> = {
  none: 'لا يتوفر مصدر للفيديو',
  product: { failed: 'خطأ في تحميل الفيديو', retry: 'إعادة المحاولة' },
  goal: { failed: 'تعذّر تحميل الفيديو', retry: 'إعادة المحاولة' },
  play: 'تشغيل الفيديو: {title}',
  loading: 'جارٍ تحميل الفيديو…',
  captions: { language: 'ar', label: 'العربية' },
};
