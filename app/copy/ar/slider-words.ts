import type { sliderWords as english } from '../en/slider-words.ts';
import type { Translation } from '../wording.ts';

export const sliderWords: Translation<typeof english> = {
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  heroLabel: 'أبرز المحتويات',
  row: 'الشرائح',
  choose: 'اختيار شريحة',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  goTo: 'الانتقال إلى الشريحة {number}',
  position: '{number} من {count}',
  shown: 'الشريحة {number} من {count}',
  shownTitled: 'الشريحة {number} من {count}: {title}',
  pause: 'إيقاف الشرائح مؤقتًا',
  play: 'تشغيل الشرائح',
  earlierCards: 'عرض البطاقات السابقة',
  laterCards: 'عرض المزيد من البطاقات',
};
