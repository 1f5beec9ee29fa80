import type { newsletterWords as english } from '../en/newsletter-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterWords: Translation<typeof english> = {
  label: 'البريد الإلكتروني',
  sending: 'جارٍ الاشتراك...',
  asked: 'بقيت خطوة واحدة: أرسلنا إليكم رسالة. افتحوا الرابط الذي فيها لتأكيد اشتراككم.',
  failed: 'تعذّر الاشتراك في النشرة البريدية. يُرجى المحاولة مرة أخرى أو استخدام نموذج التواصل.',
  unavailable: 'الاشتراك في النشرة البريدية غير متاح حاليًا. يُرجى استخدام نموذج التواصل.',
  consent: 'نرسل إليكم رابطًا أولًا، ولا نستخدم عنوانكم إلا بعد فتحه.',
  contact: 'إلى نموذج التواصل',
  back: 'العودة إلى المدونة',
};
