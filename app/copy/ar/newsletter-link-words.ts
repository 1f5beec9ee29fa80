import type { newsletterLinkWords as english } from '../en/newsletter-link-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterLinkWords: Translation<typeof english> = {
  confirm: {
    title: 'تأكيد الاشتراك',
    text: 'بضغطة واحدة تصل النشرة البريدية إلى هذا العنوان.',
    button: 'تأكيد',
    done: 'تم تأكيد اشتراككم. شكرًا لكم!',
    badLink: 'هذا الرابط غير صالح أو لم يعد صالحًا. يُرجى الاشتراك مرة أخرى.',
  },
  unsubscribe: {
    title: 'إلغاء الاشتراك في النشرة البريدية',
    text: 'بضغطة واحدة يتوقف إرسال النشرة البريدية إلى هذا العنوان.',
    button: 'إلغاء الاشتراك',
    done: 'تم إلغاء اشتراككم. لن تصلكم النشرة البريدية بعد الآن.',
    badLink:
      'هذا الرابط غير صالح. يُرجى استخدام الرابط الموجود في آخر نشرة، أو مراسلتنا لنحذف عنوانكم من القائمة.',
  },
  failed: 'لم ينجح ذلك الآن. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  home: 'العودة إلى الصفحة الرئيسية',
};
