import type { testimonialWords as english } from '../en/testimonial-words.ts';
import type { Translation } from '../wording.ts';

export const testimonialWords: Translation<typeof english> = {
  label: 'آراء العملاء',
  position: '{number} من {count}',
  shown: 'الرأي {number} من {count}: {author}',
  row: 'الاقتباسات',
  choose: 'اختيار رأي',
  previous: 'الرأي السابق',
  next: 'الرأي التالي',
  goTo: 'الانتقال إلى الرأي {number}',
  role: '{position}، {company}',
  quoted: '«{quote}»',
};
