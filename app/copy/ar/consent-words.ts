import type { consentWords as english } from '../en/consent-words.ts';
import type { Translation } from '../wording.ts';

export const consentWords: Translation<typeof english> = {
  label: 'الإحصاءات',
  text: 'هل تسمحون لنا بإحصاء الزيارات عبر Google Analytics؟ يساعدنا ذلك على معرفة ما يفيد الزوار. لن يُحمّل أي شيء من Google ما لم توافقوا.',
  agree: 'موافقة',
  decline: 'رفض',
};
