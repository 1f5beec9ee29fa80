import { homePageContent } from '../../../model/home-page-content.ts';
import { translation } from '../sample-translation.ts';

export const home = [
  translation(homePageContent, 'home-page', {
    featuresSectionTitle: 'منصة واحدة من الرف إلى التسوية',
    featuresSectionDescription:
      'المخزون والأسعار والمدفوعات وعمليات الاستلام تعمل على سجل مباشر واحد، فما ترونه هو ما في الآلة فعلًا.',
    feature1Title: 'بيعوا أي منتج',
    feature1Description:
      'وجبات خفيفة أو مستحضرات عناية أو سلطات أو عبوات مغلقة: كل ما يتسع له مسار أو خانة يمكنكم بيعه هنا.',
    feature2Title: 'الأهداف قبل الآلات',
    feature2Description: 'اختاروا النتيجة التي تريدونها أولًا، ثم الآلات والقواعد التي توصلكم إليها.',
    feature3Title: 'كل المواقع في شاشة واحدة',
    feature3Description:
      'اعرفوا أي الأبواب متصل، وأي المسارات أوشك على النفاد، وأين المحطة التالية، عبر المدن والمناطق الزمنية.',
    feature4Title: 'أرقام تبنون عليها قراراتكم',
    feature4Description: 'المبيعات والهامش والهدر لكل مسار وآلة وموقع، تتحدث مع كل عملية بيع.',
    feature5Title: 'التحقق عند الباب',
    feature5Description:
      'التحقق من العمر وقفل سلسلة التبريد وسجل التدقيق جزء من عملية البيع، لا ملصق على الزجاج.',
    feature6Title: 'جاهزون خلال أيام',
    feature6Description:
      'صِلوا وحدة التحكم، وحمّلوا مخطط الرفوف، واستقبلوا أول دفعة لا تلامسية في الأسبوع نفسه.',
    productCategoriesTitle: 'اختاروا ما تبيعونه',
    productCategoriesDescription: 'لكل فئة قواعدها، والبرنامج يعرفها مسبقًا.',
    businessGoalsTitle: 'أهداف نساعدكم على تحقيقها',
    businessGoalsDescription:
      'ابدؤوا من النتيجة التي تحتاجون إليها، ومع كل هدف التجهيز الذي يوصلكم إليه.',
    availableMachines: 'آلات وخزائن جاهزة للعمل',
    availableMachinesDescription: 'اختاروا طرازًا من الأمثلة أو اربطوا الآلات التي تملكونها.',
  }),
];
