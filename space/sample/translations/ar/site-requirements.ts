import { siteRequirements as type } from '../../../model/machine.ts';
import { translation } from '../sample-translation.ts';

const ONE_OUTLET = 'مقبس واحد مؤرّض ضمن 1.5 متر، 230 فولت أو 115 فولت، على دائرة مستقلة';
const ANY_LINE = 'مقبس إيثرنت أو تغطية 4G ثابتة حيث تقف الآلة';
const FOOD_PERMIT = 'تسجيل بيع الأغذية لدى الجهة المحلية المختصة';
const AIR = 'غرفة حرارتها بين 16 و25 درجة مئوية ويتجدد هواؤها';

export const siteRequirements = [
  translation(type, 'site-outdoor', {
    floor: [
      'قاعدة مستوية من الخرسانة أو البلاط تتحمل 500 كغ وتصرّف الماء بعيدًا عن الآلة',
      'أربع نقاط تثبيت محفورة عند زوايا القاعدة',
    ],
    power: [ONE_OUTLET, 'مقبس خارجي أو مدخل كابل مع قاطع تسرّب أرضي'],
    network: [ANY_LINE],
    ventilation: ['لا شيء يُخزَّن خلف الآلة أو يُسند إلى جانبيها'],
    access: ['طريق مرصوف لعربة رفع يدوية', 'متسع لفتح الباب أثناء مرور الناس'],
    permits: ['موافقة مالك الأرض', 'سؤال البلدية عن استعمال الأرض العامة'],
  }),
  translation(type, 'site-wall', {
    floor: ['جدار حامل يتحمل 200 كغ على قضيب التثبيت'],
    power: [ONE_OUTLET],
    network: ['واي فاي أو مقبس إيثرنت أو تغطية 4G ثابتة عند الجدار'],
    ventilation: ['تبقى الحافة العليا خالية'],
    access: ['شخصان لتعليق الوحدة', 'أرضية خالية أمام الجدار للتعبئة'],
  }),
  translation(type, 'site-chilled', {
    floor: ['أرضية مستوية تتحمل 700 كغ على أربع قوائم'],
    power: ['مقبس واحد مؤرّض ضمن 1.5 متر على دائرة مستقلة، بلا مؤقّت'],
    network: [ANY_LINE],
    ventilation: [AIR, 'لا شيء فوق الآلة'],
    access: ['أبواب ومصعد تتسع للآلة على عربة رفع يدوية'],
    permits: [FOOD_PERMIT],
  }),
  translation(type, 'site-two-cabinets', {
    floor: ['أرضية مستوية تتحمل 1,000 كغ على ثماني قوائم'],
    power: ['مقبسان مؤرّضان ضمن 1.5 متر على دائرتين مستقلتين، بلا مؤقّت'],
    network: [ANY_LINE],
    ventilation: [AIR],
    access: ['أبواب ومصعد تتسع لهيكل واحد على عربة رفع يدوية'],
    permits: [FOOD_PERMIT],
  }),
  translation(type, 'site-locker', {
    floor: ['أرضية مستوية تتحمل 450 كغ', 'جدار خلف الأعمدة لتثبيتها كي لا تنقلب'],
    power: [ONE_OUTLET],
    network: [ANY_LINE],
    access: ['طريق بلا درجات لمستخدمي الكراسي المتحركة', 'متسع لقفص طرود أمامها'],
    permits: ['موافقة المالك', 'في مسار الإخلاء، موافقة مسؤول السلامة من الحريق'],
  }),
];
