import type { finderWords as english } from '../en/finder-words.ts';
import type { Translation } from '../wording.ts';

export const finderWords: Translation<typeof english> = {
  title: 'البحث عن آلة',
  text: 'اختاروا ما يهمكم. يبيّن الرقم عدد الآلات المتبقية عند كل خيار.',
  fold: 'تصفية الآلات',
  facets: {
    kind: 'النوع',
    temperature: 'الحرارة',
    place: 'مكان التركيب',
    payment: 'واجهة الدفع',
    size: 'العرض',
    goods: 'المنتجات',
  },
  kinds: { vending: 'آلة بيع ذاتي', locker: 'خزانة ذكية' },
  sizes: {
    metric: {
      narrow: 'حتى 70 سم',
      medium: 'أكثر من 70 وحتى 100 سم',
      wide: 'أكثر من 100 سم',
    },
    imperial: {
      narrow: 'حتى 27.5 بوصة',
      medium: 'أكثر من 27.5 وحتى 39.3 بوصة',
      wide: 'أكثر من 39.3 بوصة',
    },
  },
  places: { indoor: 'داخلي', sheltered: 'تحت سقف', outdoor: 'خارجي' },
  option: '{name} ({count})',
  show: 'عرض الآلات',
  found: {
    zero: 'لا توجد آلة مطابقة من أصل {all}.',
    one: 'آلة واحدة مطابقة من أصل {all}.',
    two: 'آلتان مطابقتان من أصل {all}.',
    few: '{count} آلات مطابقة من أصل {all}.',
    many: '{count} آلة مطابقة من أصل {all}.',
    other: '{count} آلة مطابقة من أصل {all}.',
  },
  chosen: 'الخيارات المحددة',
  remove: 'إزالة {facet}: {name}',
  clear: 'عرض جميع الآلات',
  unknown: 'إذا لم تُذكر معلومة عن آلة، فلا تُحتسب الآلة ضمن الخيار المقابل.',
  ignored: 'غير معروف هنا، ولذلك استُبعد: {values}.',
  quoted: '«{value}»',
  none: {
    title: 'لا توجد آلة تطابق كل هذه الخيارات',
    text: 'أزيلوا أحد هذه الخيارات، أو اعرضوا جميع الآلات.',
    without: {
      zero: 'بدون «{name}»: لا آلات',
      one: 'بدون «{name}»: آلة واحدة',
      two: 'بدون «{name}»: آلتان',
      few: 'بدون «{name}»: {count} آلات',
      many: 'بدون «{name}»: {count} آلة',
      other: 'بدون «{name}»: {count} آلة',
    },
  },
  compare: {
    tick: 'مقارنة',
    of: 'مقارنة {title}',
    title: 'مقارنة الآلات',
    text: 'حددوا من آلتين إلى أربع آلات لعرضها جنبًا إلى جنب.',
    button: 'مقارنة',
  },
};
