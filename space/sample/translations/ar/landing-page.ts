import { heroContent } from '../../../model/hero-content.ts';
import {
  callToAction,
  cardsSection,
  figuresSection,
  formSection,
  logosSection,
  pictureSection,
  questionsSection,
  sectionCard,
  textSection,
  videoSection,
} from '../../../model/page-sections.ts';
import { page } from '../../../model/page.ts';
import { doc, p, ul } from '../../rich-text.ts';
import { translation } from '../sample-translation.ts';

export const landingPage = [
  translation(page, 'page-break-room', {
    title: 'غرف الاستراحة',
    description: 'صفحة للتمثيل مبنية من أقسام: آلات لغرف الاستراحة، متاحة في كل ساعة.',
  }),
  translation(heroContent, 'break-room-hero', {
    title: 'غرفة استراحة لا تغلق',
    subtitle:
      'وجبات طازجة وأخرى خفيفة ومشروبات في أي ساعة، في زاوية من الغرفة التي لديكم. هذه صفحة للتمثيل مبنية من أقسام.',
    imageAlt: 'آلة بيع ذاتي فيها وجبات طازجة في غرفة استراحة مضيئة',
    primaryButtonText: 'اطلبوا مخططًا',
    featureItems: ['متاحة في كل الأوقات', 'الدفع ببطاقة الموظف', 'مراحل سعر في المساء'],
    badgeText: 'لأصحاب العمل والجامعات',
  }),
  translation(textSection, 'break-room-text', {
    title: 'ما الذي يتغير بوجود آلة في الغرفة',
    body: doc(
      p(
        'تنتهي الورديات والمطاعم مغلقة. تُبقي الآلة المبردة الوجبات في المتناول، وتسجل حرارتها، وتوقف البيع من أي مسار ارتفعت حرارته.',
      ),
      ul(
        'يدفع الموظفون ببطاقاتهم أو ببطاقة مصرفية أو بالهاتف',
        'يقل سعر الوجبات مساء يومها الأخير',
        'تتبع التعبئة مبيعات اليوم السابق',
      ),
    ),
  }),
  translation(pictureSection, 'break-room-picture', {
    title: 'تحتاج إلى مساحة أقل من مكتب',
    body: doc(
      p(
        'الآلة المعلقة على الجدار لا تشغل أرضية، والهيكل يقف على أقل من متر مربع. قيسوا الأبواب في الطريق، واتركوا خلفها عرض كف للهواء.',
      ),
    ),
    imageAlt: 'آلة على جدار مكتب بين نبتة وطاولة',
    buttonText: 'عرض جميع الآلات',
  }),
  translation(cardsSection, 'break-room-cards', {
    title: 'آلات تناسب غرفة الاستراحة',
    description: 'تعمل كلها بقائمة المنتجات نفسها والبطاقة نفسها.',
  }),
  translation(sectionCard, 'break-room-card', {
    title: 'طرود للموظفين',
    description: 'خزانة بجانب الآلة تستقبل الشحنات وتسلّمها برمز.',
  }),
  translation(figuresSection, 'break-room-figures', {
    title: 'كيف يمكن أن تبدو آلة واحدة',
    figures: ['40 | مسارًا، لكل منها سعره', '4 °م | في الجزء المبرد', '24 | ساعة مفتوحة'],
    source: 'أرقام للتمثيل. ضعوا مكانها أرقامكم، واذكروا مصدرها.',
  }),
  translation(questionsSection, 'break-room-questions', {
    title: 'أول ما يسأل عنه أصحاب العمل',
  }),
  translation(logosSection, 'break-room-logos', {
    title: 'شعارات للتمثيل: لا تعرضوا إلا ما يحق لكم عرضه',
  }),
  translation(videoSection, 'break-room-video', {
    title: 'صباح اليوم التالي',
    description: 'كيف تتحول مبيعات يوم إلى جولة التعبئة في الصباح التالي.',
  }),
  translation(formSection, 'break-room-form', {
    title: 'حدثونا عن غرفتكم',
    description: 'يكفي للبداية عدد الأشخاص والساعات وما يأكلونه اليوم.',
  }),
  translation(callToAction, 'break-room-call', {
    title: 'ابدؤوا بآلة واحدة',
    description: 'غرفة واحدة وقائمة منتجات واحدة وموعد تقررون فيه.',
    buttonText: 'اطلبوا مخططًا',
    secondButtonText: 'أهداف الأعمال',
  }),
  translation(page, 'page-break-room-thanks', {
    title: 'شكرًا لرسالتكم',
    description: 'صفحة شكر للتمثيل: تظهر بعد إرسال نموذج صفحة أخرى.',
  }),
  translation(textSection, 'break-room-thanks-text', {
    title: 'ما الذي يحدث الآن',
    body: doc(
      p(
        'تظهر هذه الصفحة التمثيلية بعد إرسال نموذج صفحة «غرف الاستراحة». اكتبوا هنا في موقعكم من يقرأ الرسالة ومتى يأتي الرد.',
      ),
    ),
  }),
];
