import type { aboutWords as english } from '../en/about-words.ts';
import type { Translation } from '../wording.ts';

export const aboutWords: Translation<typeof english> = {
  label: 'Worum es geht',
  remove: 'Entfernen',
  line: '{kind}: {title}',
  kinds: {
    machine: 'Automat',
    product: 'Produkt',
    goal: 'Geschäftsziel',
    technology: 'Technik',
    post: 'Artikel',
    tool: 'Ergebnis',
  },
  subjects: {
    machine: 'Ich möchte mehr über {title} erfahren',
    product: 'Ich möchte eine Demo zu {title} sehen',
    goal: 'Ich möchte über das Ziel „{title}“ sprechen',
    technology: 'Ich habe eine Frage zu {title}',
    post: 'Ich habe eine Frage zum Artikel „{title}“',
    tool: 'Ich habe eine Frage zum Ergebnis: {title}',
  },
};
