import type { newsletterWords as english } from '../en/newsletter-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterWords: Translation<typeof english> = {
  label: 'E-mail',
  sending: 'Inscription…',
  asked:
    'C’est presque fini : nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre inscription.',
  failed:
    'L’inscription à la newsletter a échoué. Veuillez réessayer ou utiliser le formulaire de contact.',
  unavailable:
    'L’inscription à la newsletter est impossible pour le moment. Veuillez utiliser le formulaire de contact.',
  consent:
    'Nous vous envoyons d’abord un lien ; votre adresse n’est utilisée que si vous l’ouvrez.',
  contact: 'Vers le formulaire de contact',
  back: 'Retour au blog',
};
