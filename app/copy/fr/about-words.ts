import type { aboutWords as english } from '../en/about-words.ts';
import type { Translation } from '../wording.ts';

export const aboutWords: Translation<typeof english> = {
  label: 'Objet de la demande',
  remove: 'Retirer',
  line: '{kind} : {title}',
  kinds: {
    machine: 'Machine',
    product: 'Produit',
    goal: 'Objectif métier',
    technology: 'Technologie',
    post: 'Article',
    tool: 'Résultat',
  },
  subjects: {
    machine: 'J’aimerais en savoir plus sur {title}',
    product: 'J’aimerais voir une démo pour {title}',
    goal: 'J’aimerais parler de l’objectif {title}',
    technology: 'J’ai une question sur {title}',
    post: 'J’ai une question sur l’article {title}',
    tool: 'J’ai une question sur {title}',
  },
};
