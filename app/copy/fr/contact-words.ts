import type { contactWords as english } from '../en/contact-words.ts';
import type { Translation } from '../wording.ts';

export const contactWords: Translation<typeof english> = {
  next: { machines: 'Voir les machines', questions: 'Questions fréquentes' },
  title: 'Contactez-nous',
  description:
    'Envoyez un message, appelez ou écrivez. Une personne qui connaît les machines vous répond.',
  form: 'Envoyez-nous un message',
  others: 'Autres moyens de nous joindre',
  faq: 'Questions fréquentes',
  unusableAnswer: 'Contenu indisponible',
};
