import type { spamWords as english } from '../en/spam-words.ts';
import type { Translation } from '../wording.ts';

export const spamWords: Translation<typeof english> = {
  token: {
    missing: 'أُرسلت من دون فتح النموذج في الموقع',
    forged: 'النموذج الذي أُرسلت به لم يُنشئه هذا الموقع',
    'other-form': 'أُرسلت بنموذج غير الذي تذكره',
    'other-key': 'أُرسلت بنموذج سبق استخدامه',
    'too-fast': 'مُلئ النموذج في أقل من ثانيتين، أسرع مما يكتب البشر',
    'too-old': 'كان النموذج مفتوحًا منذ أكثر من يوم',
    'from-the-future': 'فُتح النموذج بعد وقت إرساله، أي أن إحدى الساعات غير مضبوطة',
  },
  proof: {
    wrong: 'أعطى المتصفح إجابة خاطئة أثناء تدفق رسائل كثيرة',
    spent: 'أعطى المتصفح إجابة سبق استخدامها',
  },
  trap: 'مُلئ حقل لا يراه البشر',
  unknownForm: 'تذكر نموذجًا لا وجود له في هذا الموقع',
  rush: 'كان عدد الرسائل الواردة في ذلك الوقت كبيرًا على غير العادة',
  links: 'عدد الروابط فيها {links}',
  repeated: 'تكررت الكلمات نفسها خلال يوم واحد، وعدد المرات {times}',
};
