import type {
  paybackFigures as englishFigures,
  paybackWords as englishWords,
} from '../en/payback-words.ts';
import type { Translation } from '../wording.ts';

const UNDATED = 'دون تاريخ، اطُّلع عليه في 2026';

const CANTALOUPE = {
  name: 'Cantaloupe، تقرير اتجاهات المدفوعات الصغيرة (Micropayment Trends Report)، نقلًا عن PaymentsJournal',
  year: '2025، أرقام 2024',
  url: 'https://www.paymentsjournal.com/cashless-payments-are-a-boon-for-vending-machines/' as const,
};
const PULSE_MONTH = {
  name: 'Pulse RevOps، الإيراد الشهري لكل آلة بيع ذاتي',
  year: '2026',
  url: 'https://pulserevops.com/industry-kpis/q1145' as const,
};
const PULSE_KPI = {
  name: 'Pulse RevOps، مؤشرات أداء مشغّلي البيع الذاتي',
  year: UNDATED,
  url: 'https://pulserevops.com/industry-kpis/ik0690/reviews' as const,
};
const VMFS = {
  name: 'VMFS USA، كيف يدفع العملاء وكم يكلفكم ذلك',
  year: UNDATED,
  url: 'https://vmfsusa.com/blogs/choosing-the-right-vmfs-system/how-customers-pay-and-what-it-costs-you' as const,
};
const FREE_ONLINE_CAL = {
  name: 'FreeOnlineCal، مثال حاسبة البيع الذاتي فيه',
  year: UNDATED,
  url: 'https://freeonlinecal.com/finance/vending-machine-profitability-calculator' as const,
};
const OURS = { name: 'مثال من عندنا', year: '2026', url: null };

const MONEY = null;

export const paybackFigures: Translation<typeof englishFigures> = {
  visitors: {
    label: 'عدد المارّين بالآلة',
    unit: 'في اليوم',
    source: { ...OURS, how: 'أدخلوا ما تعدّونه في مكانكم.' },
  },
  share: {
    label: 'نسبة من يشترون',
    unit: '%',
    source: {
      ...PULSE_MONTH,
      how: 'محسوبة عكسيًا: مع 100 زائر يوميًا والسعر المرجّح، تعطي هذه النسب مبيعات شهرية بنحو 400 و550 و700 دولار، وهو النطاق المذكور لآلة ضمن مسار متنوع.',
    },
  },
  items: {
    label: 'عدد القطع لكل مشترٍ',
    unit: '',
    source: { ...OURS, how: 'قطعة واحدة: فيكون متوسط الشراء أدناه سعر قطعة واحدة.' },
  },
  price: {
    label: 'سعر القطعة',
    unit: MONEY,
    source: {
      ...CANTALOUPE,
      how: 'متوسط الشراء نقدًا، وإجمالًا، ومن دون نقد.',
    },
  },
  goods: {
    label: 'تكلفة البضاعة من السعر',
    unit: '%',
    source: { ...PULSE_MONTH, how: 'طرفا النطاق من 45 إلى 55 في المئة ومنتصفه.' },
  },
  commission: {
    label: 'عمولة المكان من المبيعات',
    unit: '%',
    source: {
      name: 'Pyramid Technologies، دليل أعمال البيع الذاتي',
      year: UNDATED,
      url: 'https://pyramidacceptors.com/',
      how: 'منتصف النطاق من 5 إلى 25 في المئة.',
    },
  },
  cashless: {
    label: 'المبيعات المدفوعة من دون نقد',
    unit: '%',
    source: { ...CANTALOUPE, how: 'النسبة من مجمل مبيعات البيع الذاتي.' },
  },
  cardRate: {
    label: 'رسوم البطاقة من المبلغ',
    unit: '%',
    source: { ...VMFS, how: 'منتصف النطاق من 3.5 إلى 6 في المئة.' },
  },
  cardFee: {
    label: 'الرسم الثابت لكل عملية دفع',
    unit: MONEY,
    source: { ...VMFS, how: 'منتصف النطاق من 0.10 إلى 0.25 دولار.' },
  },
  cardMonthly: {
    label: 'قارئ البطاقات شهريًا',
    unit: MONEY,
    source: { ...VMFS, how: 'منتصف النطاق من 10 إلى 25 دولارًا.' },
  },
  itemsPerVisit: {
    label: 'القطع المعبّأة في كل زيارة',
    unit: '',
    source: { ...FREE_ONLINE_CAL, how: 'السعة في مثاله.' },
  },
  visitCost: {
    label: 'تكلفة زيارة إعادة التعبئة',
    unit: MONEY,
    source: { ...FREE_ONLINE_CAL, how: 'التكلفة في مثاله.' },
  },
  power: {
    label: 'استهلاك الكهرباء',
    unit: 'كيلوواط ساعة في اليوم',
    source: {
      name: 'وزارة الطاقة الأمريكية، برنامج FEMP، آلات بيع المشروبات المبرّدة',
      year: '2013',
      url: 'http://www2.eere.energy.gov/femp/technologies/eep_beverage_vending_machine.html',
      how: 'أقصى ما يجوز أن تستهلكه آلة من مثاله تحمل علامة ENERGY STAR.',
    },
  },
  powerPrice: {
    label: 'سعر الكيلوواط ساعة',
    unit: MONEY,
    source: {
      name: 'Georgia Power، مستشار الطاقة للأعمال (Business Energy Advisor)، آلات البيع الذاتي',
      year: UNDATED,
      url: 'https://georgiapower.bizenergyadvisor.com/BEA1/PA/PA_Refrigeration/PA-50',
      how: 'المتوسط الذي يعتمده في الحساب.',
    },
  },
  software: {
    label: 'البرمجيات والشبكة شهريًا',
    unit: MONEY,
    source: {
      name: 'Vendingpreneurs، تكلفة البضاعة والرسوم وهوامش الربح',
      year: UNDATED,
      url: 'https://courses.vendingpreneurs.com/lessons/cost-of-goods-fees-and-profit-margins',
      how: 'نحو 5 في المئة من المبيعات، وهي هنا 550 دولارًا شهريًا.',
    },
  },
  machine: {
    label: 'سعر الآلة',
    unit: MONEY,
    source: { ...PULSE_KPI, how: 'منتصف النطاق من 3,000 إلى 8,000 دولار لآلة جديدة.' },
  },
  setup: {
    label: 'قارئ البطاقات والتجهيز، مرة واحدة',
    unit: MONEY,
    source: { ...VMFS, how: 'منتصف النطاق من 300 إلى 500 دولار للقارئ، ولا يشمل التوصيل.' },
  },
  lease: {
    label: 'الإيجار شهريًا',
    unit: MONEY,
    source: {
      name: 'لا رقم أولي',
      year: '–',
      url: null,
      how: 'لم نجد رقمًا له مصدر وسنة: أدخلوا الرقم الوارد في عرضكم.',
    },
  },
};

export const paybackWords: Translation<typeof englishWords> = {
  title: 'متى تسترد آلة البيع الذاتي ثمنها؟',
  short: 'استرداد الثمن',
  description:
    'مدة استرداد ثمن آلة البيع الذاتي وهامش ربحها ونقطة تعادلها مع احتساب جميع الرسوم: بأرقام منخفضة ومرجّحة ومرتفعة، مع المعادلة ومصدر كل قيمة أولية.',
  groups: {
    sales: 'المبيعات',
    payments: 'المكان والمدفوعات',
    running: 'التشغيل',
    machine: 'الآلة',
  },
  currency: 'العملة',
  currencyHint:
    'تُكتب المبالغ بهذه العملة ولا تُحوَّل. الأرقام الأولية من الولايات المتحدة، بالدولار الأمريكي.',
  currencyHintOwn: 'تُكتب المبالغ بهذه العملة ولا تُحوَّل.',
  way: 'طريقة الحصول عليها',
  ways: { buy: 'شراء', lease: 'استئجار' },
  leaseHint: 'يُحتسب عند استئجار الآلة، ولا يُحتسب سعر الآلة حينئذ.',
  cases: { low: 'منخفض', likely: 'مرجّح', high: 'مرتفع' },
  labelWithUnit: '{label} ({unit})',
  fieldOfRow: '{row}: {of}',
  result: 'النتيجة',
  headline: {
    payback: 'مدة استرداد ثمنها بالأرقام المرجّحة: {time}',
    never: 'لا تسترد ثمنها أبدًا بالأرقام المرجّحة',
    nothingToPayBack: 'لا يُدفع شيء مقدمًا: تبدأ الربح عندما يبلغ عدد القطع المبيعة يوميًا {items}',
    losesAlways: 'تخسر مع كل قطعة مبيعة بالأرقام المرجّحة',
  },
  life: 'هذا أكثر من عشر سنوات. اسألوا كم ستعمل الآلة: يجب أن تدوم هذه المدة على الأقل حتى تسترد ثمنها.',
  unknownCurrency: '«{code}» ليست عملة في هذه الأداة. اختاروا واحدة؛ المبالغ لا تُحوَّل.',
  powerOf: {
    stated: 'كما ورد للآلة {machine}.',
    unknown: 'لا يُذكر استهلاك للآلة {machine}: هذه هي القيمة الأولى.',
  },
  rows: {
    items: 'القطع المبيعة شهريًا',
    revenue: 'المبيعات شهريًا',
    goods: 'البضاعة',
    commission: 'العمولة',
    cards: 'رسوم البطاقات',
    restocking: 'إعادة التعبئة',
    power: 'الكهرباء',
    software: 'البرمجيات والشبكة',
    lease: 'الإيجار',
    profit: 'المتبقي شهريًا',
    margin: 'هامش الربح من المبيعات',
    payback: 'مدة استرداد الثمن بالأشهر',
    breakEven: 'نقطة التعادل، القطع يوميًا',
  },
  row: 'من الشهر',
  table: 'شهر واحد بأرقام منخفضة ومرجّحة ومرتفعة',
  never: 'لا استرداد',
  nothing: 'لا شيء لاسترداده',
  none: 'لا يوجد عدد كافٍ',
  investment: 'يُدفع مرة واحدة: {amount}.',
  months: {
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '{count} أشهر',
    many: '{count} شهرًا',
    other: '{count} شهر',
  },
  years: '{months} (بالسنوات:\u00a0{years})',
  formula: {
    title: 'طريقة الحساب',
    lines: [
      'عمليات الشراء في الشهر = عدد المارّين في اليوم × 365 ÷ 12 × نسبة من يشترون',
      'القطع = عمليات الشراء × عدد القطع لكل مشترٍ',
      'المبيعات = القطع × السعر',
      'رسوم البطاقات = نسبة الدفع من دون نقد × (نسبة الرسوم × المبيعات + الرسم الثابت × عمليات الشراء) + الرسم الشهري',
      'إعادة التعبئة = القطع ÷ القطع المعبّأة في كل زيارة × تكلفة الزيارة',
      'المتبقي شهريًا = المبيعات − تكلفة البضاعة − العمولة − رسوم البطاقات − إعادة التعبئة − الكهرباء − البرمجيات − الإيجار',
      'هامش الربح = المتبقي شهريًا ÷ المبيعات',
      'مدة استرداد الثمن = (سعر الآلة + التجهيز) ÷ المتبقي شهريًا',
      'نقطة التعادل يوميًا = (رسم البطاقات الشهري + الكهرباء + البرمجيات + الإيجار) ÷ المتبقي من القطعة الواحدة ÷ (365 ÷ 12)',
    ],
    assumptions:
      'لكل شهر 365 ÷ 12 يومًا، وكل الأشهر متشابهة. لا تُحتسب الضرائب والتضخم والفوائد والإصلاحات والبضائع التالفة والسرقة. الزيارات متوسطات ولا يلزم أن تكون أعدادًا صحيحة. تجمع الحالة المنخفضة الأرقام المنخفضة الثلاثة معًا، والحالة المرتفعة الأرقام المرتفعة الثلاثة، ولذلك يُفترض أن تقع الأشهر الفعلية بينهما.',
    version: 'المعادلة، الإصدار {version}',
  },
  sources: {
    title: 'الأرقام المستخدمة ومصادر الأرقام الأولية',
    description:
      'الأرقام الأولية نقطة بداية فقط. وهي منشورة عن الولايات المتحدة، وحيث يذكر المصدر نطاقًا نأخذ منتصفه.',
    descriptionOwn:
      'القيم الأولى مجرد نقطة بداية. ويُذكر مصدر كل منها؛ وما لا يحمل مصدرًا خاصًا بنا منشور للولايات المتحدة بالدولار.',
    used: 'المستخدم هنا: {used}.',
    first: 'الرقم الأولي: {first}.',
  },
  resultTitle: 'استرداد الثمن: {likely} بالأرقام المرجّحة، {low} بالمنخفضة، {high} بالمرتفعة',
  value: '\u200e{figure}\u00a0{unit}\u200e',
};
