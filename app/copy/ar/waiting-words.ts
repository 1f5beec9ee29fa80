import type { waitingWords as english } from '../en/waiting-words.ts';
import type { Translation } from '../wording.ts';

export const waitingWords: Translation<typeof english> = {
  title: 'رسالة في الانتظار',
  text: 'رسالتكم محفوظة في هذا المتصفح وتُرسل فور عودة الاتصال. إذا أغلقتم الصفحة قبل ذلك، فستُرسل عند زيارتكم القادمة.',
  ahead:
    'لا يوجد اتصال بالإنترنت. يمكنكم إرسال رسالتكم الآن، وستنتظر في هذا المتصفح إلى أن يعود الاتصال.',
  delivered: 'تم إرسال رسالتكم التي كانت في الانتظار.',
  refused: {
    title: 'تعذّر إرسال رسالة كانت في الانتظار',
    text: 'عادت الرسالة إلى النموذج. يُرجى مراجعتها وإرسالها مرة أخرى.',
  },
};
