import type { projectListWords as english } from '../en/project-list-words.ts';
import type { Translation } from '../wording.ts';

export const projectListWords: Translation<typeof english> = {
  machine: '{quantity} × {title}',
  added: 'Sur votre liste de projet\u00a0: {title}',
  open: {
    one: 'Ouvrir la liste de projet ({count} entrée)',
    many: 'Ouvrir la liste de projet ({count} entrées)',
    other: 'Ouvrir la liste de projet ({count} entrées)',
  },
  foreign: 'Ce n’est pas la liste conservée dans ce navigateur.',
  old: 'Cette liste n’est pas encore conservée dans ce navigateur.',
  keep: 'La conserver ici',
  merge: 'L’ajouter à la mienne',
  own: 'Ouvrir la mienne',
  later: 'Pas maintenant',
  copied: 'L’adresse a été copiée.',
  offline:
    'Pas de connexion : voici votre liste telle que ce navigateur la conserve. Les résultats et les images reviendront avec la connexion.',
};
