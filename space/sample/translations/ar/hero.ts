import { heroContent } from '../../../model/hero-content.ts';
import { translation } from '../sample-translation.ts';

export const hero = [
  translation(heroContent, 'slide-lobby', {
    title: 'بيعوا كل شيء عبر آلات البيع الذاتي',
    subtitle: 'لوحة متابعة واحدة تعرض المخزون والمبيعات والأعطال في كل آلة وخزانة، أيًّا كان صانعها.',
    imageAlt: 'آلة بيع ذاتي وخزانة ذكية من عشر خانات في بهو مضيء',
    primaryButtonText: 'اطلبوا عرضًا توضيحيًا',
    secondaryButtonText: 'تصفّحوا الآلات',
    featureItems: ['يعمل مع أي آلة', 'مخزون مباشر', 'طرق دفع متعددة', 'تحليلات متقدمة'],
    badgeText: 'يعمل مع طرازات متعددة',
  }),
  translation(heroContent, 'slide-outdoor', {
    title: 'مفتوحة بعد أن يغلق المتجر',
    subtitle: 'آلات وخزائن محمية من تقلبات الطقس تبيع وتسلّم في ساعات لا يغطيها أي متجر.',
    imageAlt: 'آلة بيع ذاتي خارجية مضاءة تحت مظلتها عند الغسق',
    primaryButtonText: 'الآلات والخزائن',
    secondaryButtonText: 'خططوا لموقع جديد',
    featureItems: ['مظلة واقية من المطر', 'واجهة مضاءة', 'بيع حتى بلا اتصال', 'تنبيهات على هواتفكم'],
    badgeText: 'في الداخل والخارج',
  }),
  translation(heroContent, 'slide-dashboard', {
    title: 'اعرفوا ما يُباع قبل أن تنطلقوا',
    subtitle: 'المخزون والأعطال والجولات في شاشة واحدة، فلكل محطة سبب ولكل صندوق مكان.',
    imageAlt: 'لوحة متابعة التشغيل بالمبيعات اليومية والمخزون المباشر',
    primaryButtonText: 'اكتشفوا التقنية',
    secondaryButtonText: 'إدارة الأسطول',
    featureItems: ['مخزون مباشر', 'حمولات معبأة مسبقًا', 'جولات أقصر', 'تقارير مجدولة'],
    badgeText: 'لوحة واحدة للأسطول كله',
  }),
];
