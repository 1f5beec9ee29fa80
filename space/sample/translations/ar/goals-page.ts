import { businessGoalsPageContent } from '../../../model/business-goals-page-content.ts';
import { translation } from '../sample-translation.ts';

export const goalsPage = [
  translation(businessGoalsPageContent, 'business-goals-page', {
    navigationLinkText: 'أهداف الأعمال',
    heroTitle: 'أهداف الأعمال',
    heroDescription:
      'قولوا ما الذي يجب أن يتغير: مواقع أكثر، أو زيارات ضائعة أقل، أو هدر أقل، أو استلام أسرع. ومن ذلك يتحدد التجهيز.',
    heroPrimaryButtonText: 'اطلبوا عرضًا توضيحيًا',
    heroSecondaryButtonText: 'استعرضوا الأهداف',
    introTitle: 'هدف واحد في كل مرة',
    introDescription:
      'تفشل المشاريع حين تُشترى الآلة أولًا ثم يُبحث لها عن سبب. اختاروا النتيجة التي تريدون رؤيتها، واتفقوا على طريقة قياسها، وابدؤوا بموقع واحد.',
    goalsSectionTitle: 'ستة أهداف ينطلق منها المشغّلون',
    goalsSectionDescription: 'تذكر كل صفحة الفوائد والميزات التي وراءها والآلات المناسبة.',
    keyBenefitsTitle: 'ما يبقى واحدًا لكل هدف',
    keyBenefitsDescription: 'قد يتغير هدفكم، أما المنصة التي تحته فلا تتغير.',
    keyBenefits: [
      'لوحة متابعة واحدة لآلات البيع والخزائن',
      'مقياس متفق عليه قبل تركيب أول آلة',
      'تجربة في موقع واحد قبل التوسع',
      'بيانات تصدّرونها في أي وقت',
      'دعم الآلات التي تملكونها',
    ],
    customSolutionTitle: 'هدفكم ليس في القائمة؟',
    customSolutionDescription:
      'صرف الأدوات، أو تسليم المفاتيح، أو تبديل ملابس العمل، أو المفقودات: إن اتسع لها مسار أو خانة فأخبرونا عنها.',
    customSolutionButtonText: 'صِفوا هدفكم',
    testimonialsSectionTitle: 'كيف يبدو الأمر بعد بضعة أشهر',
    testimonialsSectionDescription: 'اقتباسات للتمثيل. ضعوا مكانها ما وافق عملاؤكم على قوله.',
    inquiryBulletPoints: [
      'تصور للموقع الأول ومقياسه',
      'آلات وخزائن تناسب الهدف',
      'ما يقوم به فريقكم وما يقوم به البرنامج',
    ],
  }),
];
