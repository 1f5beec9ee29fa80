import { testimonialSection } from '../../../model/testimonial-section.ts';
import { testimonial } from '../../../model/testimonial.ts';
import { translation } from '../sample-translation.ts';

const NOTE = 'اقتباسات للتمثيل. ضعوا مكانها ما وافق عملاؤكم على قوله.';

const onPage = (key: string, title: string) =>
  translation(testimonialSection, `testimonials-${key}`, { title, subtitle: NOTE });
const said = (name: string, position: string, quote: string) =>
  translation(testimonial, `testimonial-${name}`, { position, quote });

export const testimonials = [
  onPage('home', 'موضع ثقة رواد القطاع'),
  onPage('products', 'كيف يبدو تغيير التشكيلة'),
  onPage('business-goals', 'الأهداف بكلمات من يسعون إليها'),
  onPage('machines', 'ممن يعبّئونها'),
  onPage('technology', 'من المكتب الذي وراء الآلات'),
  said(
    'route',
    'مسؤول التشغيل',
    'لم نعد نقود إلى آلات ما زالت ممتلئة. صارت خطة الجولة تكتب نفسها، وهي صحيحة.',
  ),
  said(
    'range',
    'مدير فئة المنتجات',
    'كان تغيير التشكيلة يستغرق أسبوعًا من الزيارات. أما الآن فننشر مخطط الرفوف ويجده السائقون في صناديقهم.',
  ),
  said(
    'pickup',
    'مدير متجر',
    'لم تعد طلبات الاستلام تنتظر في الطابور عند الصندوق. يمسح العملاء الرمز، فتُفتح الخانة، ونرى أنها أُفرغت.',
  ),
  said(
    'fresh',
    'مدير مطبخ',
    'تبيع مراحل السعر في المساء ما كنا نرميه، ويجيب السجل عن أسئلة المفتش.',
  ),
  said(
    'checks',
    'مسؤول الامتثال',
    'عمليات التحقق المرفوضة في السجل نفسه مع المبيعات، وهذا أول ما يسأل عنه المدقق.',
  ),
  said(
    'sites',
    'مدير التوسع',
    'جربنا ثلاثة أبهاء بقالب واحد وأبقينا على الاثنين اللذين نجحا. واستغرق نقل الآلة الثالثة صباحًا واحدًا.',
  ),
  said('refund', 'مسؤول خدمة العملاء', 'حين يعلق منتج، يعود المال قبل أن يجد العميل رقم هاتفنا.'),
  said(
    'wall',
    'مدير المرافق',
    'رُكّبت الوحدة الجدارية في عصر يوم واحد، وما زال الممر واسعًا كما كان.',
  ),
  said(
    'mixed',
    'مشغّل آلات بيع',
    'آلاتنا القديمة وخزائننا الجديدة في قائمة واحدة، ولم يحتج الفريق إلا إلى تعلّم شاشة واحدة.',
  ),
  said(
    'exports',
    'مدير مالي',
    'أستطيع تتبع رقم في التقرير الشهري حتى الإيصال الواحد، وتصدير الاثنين.',
  ),
];
