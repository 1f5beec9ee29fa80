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
  loadingError: 'خطأ في تحميل المحتوى: {message}',
  builtInShown: 'يُعرض المحتوى المضمّن إلى أن يعود الاتصال.',
};
