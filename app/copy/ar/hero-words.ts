import type { heroWords as english } from '../en/hero-words.ts';
import type { Translation } from '../wording.ts';

export const heroWords: Translation<typeof english> = {
  scenes: [
    {
      event: {
        icon: 'check',
        title: 'تم قبول الدفع',
        note: 'ليمون فوّار، دفع بلا تلامس',
        value: '$2.20',
      },
      meter: {
        title: 'المخزون الآن',
        note: 'الردهة، الوحدة 4',
        lines: [
          { label: 'A1', level: 'full' },
          { label: 'B3', level: 'half' },
          { label: 'C2', level: 'low' },
        ],
      },
    },
    {
      event: {
        icon: 'wifi',
        title: 'متصلة، والباب مغلق',
        note: 'بوابة الحديقة، الوحدة 9',
        value: '4°م',
      },
      meter: {
        title: 'مبيعات الليلة',
        note: 'منذ 8 مساءً',
        lines: [
          { label: '8 م', level: 'half' },
          { label: '9 م', level: 'full' },
          { label: '10 م', level: 'low' },
        ],
      },
    },
    {
      event: {
        icon: 'truck',
        title: 'حمولة الجولة جاهزة',
        note: 'الشاحنة 2، الانطلاق 6:30',
        value: '7 محطات',
      },
      meter: {
        title: 'الصناديق',
        note: 'الشاحنة 2',
        lines: [
          { label: 'محطة 1', level: 'full' },
          { label: 'محطة 2', level: 'half' },
          { label: 'محطة 3', level: 'low' },
        ],
      },
    },
  ],
};
