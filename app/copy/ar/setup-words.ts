import type { setupWords as english } from '../en/setup-words.ts';
import type { Translation } from '../wording.ts';

export const setupWords: Translation<typeof english> = {
  products: {
    title: 'لم تُضبط إعدادات Contentful',
    message: 'لم تُضبط بيانات اعتماد Contentful',
    clientFailed: 'تعذّر بدء تشغيل نظام إدارة المحتوى. يُرجى التحقق من الإعدادات.',
    action: 'ضبط إعدادات Contentful',
    retry: 'إعادة المحاولة',
    refresh: 'تحديث',
    status: {
      space: 'معرّف المساحة',
      environment: 'معرّف البيئة',
      token: 'رمز التسليم',
      set: 'معيّن',
      missing: 'ناقص',
    },
  },
  homeProducts: {
    title: 'خطأ في تحميل أنواع المنتجات',
    text: 'تُعرض بيانات منتجات بديلة',
  },
  machines: {
    refresh: 'تحديث بيانات Contentful',
    refreshed: 'تم تحديث الاتصال',
    notConfigured:
      'لم تُضبط إعدادات Contentful. يُرجى إدخال بيانات الاعتماد في الإدارة > متغيرات البيئة.',
  },
  technology: {
    pageToast: 'خطأ في تحميل محتوى الصفحة',
    sectionsToast: 'خطأ في تحميل أقسام التقنية',
  },
  blog: { hint: 'إذا كنتم تديرون هذا الموقع، فاضبطوا إعدادات Contentful في منطقة الإدارة.' },
  none: {
    title: 'لا يُعرض شيء من هذا النوع',
    'none-published': 'لم تُنشر أي مدخلة من النوع «{type}».',
    'none-usable':
      'توجد مدخلات منشورة من النوع «{type}»، لكن لا يمكن استخدام أي منها: النوع أو حقوله ليست كما يقرؤها الموقع. يوضّح فحص المحتوى في منطقة Admin موضع الخطأ.',
    'none-visible': 'جميع المدخلات من النوع «{type}» مخفية: الحقل «visible» فيها غير مفعّل.',
  },
  loadingError: 'خطأ في تحميل المحتوى: {message}',
  builtInShown: 'يُعرض المحتوى المضمّن إلى أن يعود الاتصال.',
};
