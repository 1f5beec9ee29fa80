import type { campaignWords as english } from '../en/campaign-words.ts';
import type { Translation } from '../wording.ts';

export const campaignWords: Translation<typeof english> = {
  source: 'fuente {value}',
  medium: 'medio {value}',
  term: 'término {value}',
  content: 'contenido {value}',
  named: '{name} ({marks})',
};
