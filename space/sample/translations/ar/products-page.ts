import { productsPageContent } from '../../../model/products-page-content.ts';
import { translation } from '../sample-translation.ts';

export const productsPage = [
  translation(productsPageContent, 'products-page', {
    navigationLinkText: 'بيعوا أي منتج',
    heroTitle: 'حلول بيع لكل منتج',
    heroDescription:
      'لكل فئة قواعدها في درجة الحرارة والعمر ودفعات الإنتاج والعرض. اختاروا فئتكم وانظروا ما يفعله البرنامج من أجلها.',
    heroPrimaryButtonText: 'اطلبوا عرضًا توضيحيًا',
    heroSecondaryButtonText: 'اكتشفوا التقنية',
    purposeStatementTitle: 'ابدؤوا بالبضاعة، ثم اختاروا الآلة',
    purposeStatementDescription:
      'تحتاج الزجاجة والسلطة والعبوة المغلقة إلى رفوف وفحوص وأسعار مختلفة. نجهّز ذلك لكل نوع من المنتجات، فتديرونها جميعًا من لوحة واحدة.',
    categoriesSectionTitle: 'أنواع المنتجات',
    categoriesSectionDescription: 'تذكر كل صفحة القواعد والميزات والآلات التي تناسب البضاعة.',
    keyFeaturesTitle: 'ما يحصل عليه كل نوع من المنتجات',
    keyFeaturesDescription: 'يعمل ذلك بالطريقة نفسها للوجبات الخفيفة ومستحضرات التجميل والطرود.',
    keyFeatures: [
      'مخزون مباشر لكل مسار وكل خانة',
      'مخططات رفوف تتحقق من الحجم والوزن',
      'أسعار وعروض بحسب الموقع والوقت',
      'تواريخ الصلاحية وأرقام دفعات الإنتاج',
      'الدفع بالبطاقة والهاتف ورمز QR في جهاز واحد',
      'قوائم تعبئة جاهزة قبل انطلاق الشاحنة',
      'استرداد تلقائي إن لم تخرج البضاعة',
      'ملفات تصدير لمحاسبتكم',
    ],
    demoRequestTitle: 'شاهدوها بقائمة منتجاتكم',
    demoRequestDescription:
      'أرسلوا إلينا عشرة من منتجاتكم، ونعرض عليكم مخطط رفوف وأسعارًا وقائمة تعبئة أُعدّت منها.',
    demoRequestBulletPoints: [
      'مخطط رفوف لآلة واحدة تختارونها',
      'القواعد التي يحتاج إليها نوع منتجاتكم، مضبوطة مسبقًا',
      'قائمة بما تستطيعه آلاتكم الحالية',
    ],
  }),
];
