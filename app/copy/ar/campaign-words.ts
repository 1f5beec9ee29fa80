import type { campaignWords as english } from '../en/campaign-words.ts';
import type { Translation } from '../wording.ts';

export const campaignWords: Translation<typeof english> = {
  source: 'المصدر {value}',
  medium: 'الوسيط {value}',
  term: 'الكلمة المفتاحية {value}',
  content: 'المحتوى {value}',
  named: '{name} ({marks})',
};
