import type { spamWords as english } from '../en/spam-words.ts';
import type { Translation } from '../wording.ts';

export const spamWords: Translation<typeof english> = {
  token: {
    missing: 'il a été envoyé sans que le formulaire du site ait été ouvert',
    forged: 'le formulaire qui a servi à l’envoi n’a pas été créé par ce site',
    'other-form': 'il a été envoyé avec un autre formulaire que celui qu’il indique',
    'other-key': 'il a été envoyé avec un formulaire déjà utilisé',
    'too-fast':
      'le formulaire a été rempli en moins de deux secondes, plus vite qu’une personne ne tape',
    'too-old': 'le formulaire était ouvert depuis plus d’un jour',
    'from-the-future': 'le formulaire a été ouvert après l’envoi : une horloge est donc déréglée',
  },
  proof: {
    wrong: 'le navigateur a donné une mauvaise réponse pendant un afflux de messages',
    spent: 'le navigateur a donné une réponse déjà utilisée',
  },
  trap: 'un champ invisible pour les personnes a été rempli',
  unknownForm: 'il indique un formulaire que ce site n’a pas',
  rush: 'un nombre inhabituel de messages arrivait à ce moment-là',
  links: 'il contient {links} liens',
  repeated: 'le même texte est arrivé {times} fois en un jour',
};
