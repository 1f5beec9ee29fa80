import type {
  connectionWords as englishConnection,
  problemWords as englishProblem,
} from '../en/problem-words.ts';
import type { Translation } from '../wording.ts';

export const problemWords: Translation<typeof englishProblem> = {
  loadingTitle: 'خطأ في تحميل {type}',
  renderingTitle: 'خطأ في عرض {type}',
  content: 'المحتوى',
  hint: 'إذا استمرت هذه المشكلة، يُرجى التحقق من نموذج المحتوى',
  tryAgain: 'إعادة المحاولة',
  refreshPage: 'تحديث الصفحة',
  unexpected: 'حدث خطأ غير متوقع',
  unread: 'تتعذر قراءة هذا النص حاليًا. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  unknown: 'حدث خطأ غير معروف',
};

export const connectionWords: Translation<typeof englishConnection> = {
  connectionTitle: 'مشكلة في الاتصال',
  notConfiguredTitle: 'الإعدادات غير مضبوطة',
  notConfigured:
    'لم تُضبط إعدادات Contentful. يُرجى تعيين معرّف المساحة ورمز التسليم في متغيرات البيئة.',
  clientFailed: 'تعذّر بدء تشغيل Contentful',
  refused: 'تعذّر الاتصال بخدمة Contentful. يُرجى التحقق من بيانات الاعتماد.',
  unavailable: 'لا يستجيب Contentful حاليًا. يعرض الموقع ما لديه ويعيد المحاولة تلقائيًا.',
  refresh: 'تحديث الاتصال',
  configure: 'ضبط بيانات الاعتماد',
  refreshing: 'جارٍ تحديث الاتصال بخدمة Contentful...',
  refreshed: 'تم تحديث الاتصال بخدمة Contentful بنجاح!',
  refreshFailed: 'تعذّر تحديث الاتصال',
};
