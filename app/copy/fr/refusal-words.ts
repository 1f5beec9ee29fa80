import type { refusalWords as english } from '../en/refusal-words.ts';
import type { Translation } from '../wording.ts';

export const refusalWords: Translation<typeof english> = {
  unreadable: 'Le message n’a pas pu être lu. Veuillez remplir de nouveau le formulaire.',
  tooLarge: 'Le message est trop long. Veuillez le raccourcir et le renvoyer.',
  goBack:
    'Revenez en arrière dans votre navigateur : ce que vous avez écrit est encore dans le formulaire.',
  tooMany:
    'De nombreux messages sont arrivés de votre connexion en peu de temps. Veuillez patienter quelques minutes ou nous contacter directement.',
  tooManyInAll:
    'Le formulaire reçoit en ce moment de très nombreux messages. Veuillez patienter quelques minutes ou nous contacter directement.',
  otherSite:
    'Le message n’a pas été envoyé depuis ce site. Veuillez ouvrir le formulaire ici et le renvoyer.',
  notText: 'Ceci doit être du texte.',
  fieldTooLong: 'Ceci est trop long.',
  busy: {
    title: 'Très sollicité en ce moment',
    text: 'Le site reçoit actuellement plus de demandes qu’il ne peut en traiter. Veuillez réessayer dans quelques secondes.',
  },
};
