import type {
  machinesPageWords as englishPage,
  machineWords as englishMachine,
} from '../en/machine-words.ts';
import type { Translation } from '../wording.ts';

export const machinesPageWords: Translation<typeof englishPage> = {
  groups: {
    vending: {
      title: 'آلات البيع الذاتي',
      description:
        'واجهات زجاجية، ووحدات جدارية، وآلات مقاومة للعوامل الجوية. وتعمل جميعها بالبرمجيات نفسها.',
      wayOn: {
        title: 'انطلقوا مما تبيعونه',
        text: 'يذكر كل نوع من المنتجات الآلات التي تناسب أحجامه وقواعده ودرجة حرارته.',
        cue: 'عرض أنواع المنتجات',
        url: '/products',
      },
    },
    locker: {
      title: 'الخزائن الذكية',
      description: 'خانات مرقّمة حول شاشة واحدة، للاستلام والتسليم والإرجاع والبيع.',
      wayOn: {
        title: 'انطلقوا مما تريدون تغييره',
        text: 'استلام في أي ساعة، وزيارات ضائعة أقل، وأماكن أكثر: يذكر كل هدف الخزائن التي تساعد على تحقيقه.',
        cue: 'عرض أهداف الأعمال',
        url: '/business-goals',
      },
    },
  },
  inquiry: {
    title: 'اسألوا عن آلة أو خزانة',
    description: 'أخبرونا بالمكان والمنتجات وعدد المارّة، ونجيبكم بما يناسبكم.',
    points: [
      'الآلة المناسبة للمساحة والكهرباء المتوفرتين لديكم',
      'سعتها بمنتجاتكم أنتم',
      'طريقة ربطها بالآلات التي تشغّلونها اليوم',
    ],
  },
  failedTitle: 'تعذّر تحميل الآلات من Contentful',
  emptyTitle: 'لا توجد آلات في Contentful',
  none: {
    title: 'لا توجد آلات معروضة هنا بعد',
    text: 'أخبرونا بما تودون بيعه وأين، ونقترح عليكم آلة أو خزانة.',
    action: { text: 'تواصلوا معنا', url: '/contact' },
  },
  emptyMessage: 'أضيفوا مدخلات من النوع «machine» في Contentful وانشروها.',
};

export const machineWords: Translation<typeof englishMachine> = {
  back: 'عرض جميع الآلات',
  trail: 'الآلات',
  request: 'طلب معلومات',
  all: {
    title: 'عرض جميع الآلات',
    text: 'جميع آلات البيع الذاتي والخزائن الذكية، مع نوعها ودرجة حرارتها.',
    cue: 'إلى الآلات',
    url: '/machines',
  },
  views: 'مناظر إضافية',
  features: 'الميزات',
  specifications: 'مواصفات الآلة',
  deployments: {
    title: 'أمثلة على التركيب',
    subtitle: 'أماكن تؤدي فيها آلة كهذه عملها.',
  },
  customization: {
    title: 'خيارات التخصيص',
    text: 'تُحدَّد الرفوف وأحجام الخانات والألوان وتصميم الشاشة لكل طلب. أخبرونا بما تبيعونه ونقترح عليكم توزيعًا داخليًا.',
  },
  softwareCompatibility: {
    title: 'توافق البرمجيات',
    text: 'تعمل ببرمجيات الإدارة لدينا من اليوم الأول: المخزون والأسعار والمدفوعات والتنبيهات في مكان واحد.',
  },
  related: 'طرازات مشابهة',
  closing: 'هل تهمكم {title}؟',
  closingText: 'تواصلوا معنا لمعرفة المزيد عن الأسعار والتوفر.',
  errorTitle: 'تعذّر تحميل الآلة',
  notFoundTitle: 'الآلة غير موجودة',
  missing: 'لم يُعثر على الآلة: {slug}',
  notFound: 'تعذّر العثور على الآلة {id}',
  noIdentifier: 'لم يُذكر معرّف الآلة',
};
