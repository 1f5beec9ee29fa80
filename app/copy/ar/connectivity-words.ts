import type {
  connectivityWords as englishConnectivity,
  keptCopyWords as englishKeptCopy,
  offlinePageWords as englishOfflinePage,
} from '../en/connectivity-words.ts';
import type { Translation } from '../wording.ts';

export const connectivityWords: Translation<typeof englishConnectivity> = {
  offline: 'لا يوجد اتصال بالإنترنت. قد لا تتوفر بعض الميزات.',
  online: 'عاد الاتصال بالإنترنت!',
};

export const keptCopyWords: Translation<typeof englishKeptCopy> = {
  offline: 'لا يوجد اتصال بالإنترنت.',
  unreachable: 'تعذّر الوصول إلى الموقع حاليًا.',
  copy: 'هذه نسخة الصفحة المحفوظة بتاريخ {moment}.',
};

export const offlinePageWords: Translation<typeof englishOfflinePage> = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'لم تُفتح هذه الصفحة في هذا المتصفح من قبل، ولذلك لا توجد نسخة منها لعرضها. ستُحمّل تلقائيًا عند عودة الاتصال.',
  unreachable: {
    title: 'تعذّر الوصول إلى الموقع',
    text: 'لم تُفتح هذه الصفحة في هذا المتصفح من قبل، ولذلك لا توجد نسخة منها لعرضها. يُرجى المحاولة مرة أخرى بعد قليل.',
  },
  retry: 'إعادة المحاولة',
  home: 'العودة إلى الصفحة الرئيسية',
  kept: 'صفحات يمكنكم قراءتها الآن',
};
