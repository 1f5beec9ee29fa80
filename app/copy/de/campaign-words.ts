import type { campaignWords as english } from '../en/campaign-words.ts';
import type { Translation } from '../wording.ts';

export const campaignWords: Translation<typeof english> = {
  source: 'Quelle {value}',
  medium: 'Medium {value}',
  term: 'Suchbegriff {value}',
  content: 'Inhalt {value}',
  named: '{name} ({marks})',
};
