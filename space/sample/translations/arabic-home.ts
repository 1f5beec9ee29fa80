import { heroContent } from '../../model/hero-content.ts';
import { homePageContent } from '../../model/home-page-content.ts';
import { footerColumn, navigationLink, siteSettings } from '../../model/site-settings.ts';
import { translation, type SampleTranslation } from './sample-translation.ts';

const link = (name: string, title: string) =>
  translation(navigationLink, `link-${name}`, { title });

/** The home page with its first slide, menu and footer. */
export const arabicHome: SampleTranslation[] = [
  translation(homePageContent, 'home-page', {
    featuresSectionTitle: 'منصة واحدة من الرف إلى التسوية',
    featuresSectionDescription:
      'المخزون والأسعار والمدفوعات وعمليات الاستلام تعمل على سجل مباشر واحد، فما تراه هو ما في الجهاز فعلاً.',
    feature1Title: 'بِع أي منتج',
    feature1Description:
      'وجبات خفيفة أو مستحضرات عناية أو سلطات أو عبوات مغلقة: كل ما تتسع له خانة أو خزانة يمكنك بيعه هنا.',
    feature2Title: 'الأهداف قبل الأجهزة',
    feature2Description: 'اختر النتيجة التي تريدها أولاً، ثم الأجهزة والقواعد التي توصلك إليها.',
    feature3Title: 'كل المواقع في شاشة واحدة',
    feature3Description:
      'اعرف أي الأبواب متصل، وأي الخانات أوشكت على النفاد، وأين المحطة التالية، عبر المدن والمناطق الزمنية.',
    feature4Title: 'أرقام تبني عليها قراراتك',
    feature4Description: 'المبيعات والهامش والهدر لكل خانة وجهاز وموقع، تتحدث مع كل عملية بيع.',
    feature5Title: 'التحقق عند الباب',
    feature5Description:
      'التحقق من العمر وقفل سلسلة التبريد وسجل المراجعة جزء من عملية البيع، لا ملصق على الزجاج.',
    feature6Title: 'جاهز خلال أيام',
    feature6Description:
      'صِل وحدة التحكم، وحمّل مخطط الرفوف، واستقبل أول دفعة لا تلامسية في الأسبوع نفسه.',
    productCategoriesTitle: 'اختر ما تبيع',
    productCategoriesDescription: 'لكل فئة قواعدها، والبرنامج يعرفها مسبقاً.',
    businessGoalsTitle: 'أهداف نساعدك على تحقيقها',
    businessGoalsDescription: 'ابدأ من النتيجة التي تحتاجها، ومع كل هدف التجهيز الذي يوصلك إليه.',
    availableMachines: 'أجهزة وخزائن جاهزة للعمل',
    availableMachinesDescription: 'اختر نموذجاً من الأمثلة أو اربط الأجهزة التي تملكها.',
  }),
  translation(heroContent, 'slide-lobby', {
    title: 'بِع كل شيء عبر أجهزة البيع الذاتي',
    subtitle: 'برنامجنا يجمع أجهزة البيع على اختلاف أنواعها في نظام واحد.',
    imageAlt: 'جهاز بيع ذاتي وخزانة ذكية من عشر خانات في بهو مضيء',
    primaryButtonText: 'اطلب عرضاً توضيحياً',
    secondaryButtonText: 'تصفّح الأجهزة',
    featureItems: ['يعمل مع أي جهاز', 'مخزون مباشر', 'طرق دفع متعددة', 'تحليلات متقدمة'],
    badgeText: 'يعمل مع نماذج أجهزة متعددة',
  }),
  translation(siteSettings, 'site-settings', {
    footerLine: 'برامج وأجهزة وخزائن ذكية للبيع من دون بائع.',
  }),
  link('products', 'المنتجات'),
  link('machines', 'الأجهزة'),
  link('technology', 'التقنية'),
  link('tools', 'أدوات للمشترين'),
  link('project', 'قائمة المشروع'),
  link('about', 'من نحن'),
  link('blog', 'المدونة'),
  link('contact', 'اتصل بنا'),
  translation(footerColumn, 'column-solutions', { title: 'الحلول' }),
  translation(footerColumn, 'column-company', { title: 'الشركة' }),
];
