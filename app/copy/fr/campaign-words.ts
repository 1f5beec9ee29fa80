import type { campaignWords as english } from '../en/campaign-words.ts';
import type { Translation } from '../wording.ts';

export const campaignWords: Translation<typeof english> = {
  source: 'source {value}',
  medium: 'support {value}',
  term: 'terme {value}',
  content: 'contenu {value}',
  named: '{name} ({marks})',
};
