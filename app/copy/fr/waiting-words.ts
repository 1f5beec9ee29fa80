import type { waitingWords as english } from '../en/waiting-words.ts';
import type { Translation } from '../wording.ts';

export const waitingWords: Translation<typeof english> = {
  title: 'Message en attente',
  text: 'Votre message est conservé dans ce navigateur et sera envoyé dès le retour de la connexion. Si vous fermez la page avant, il le sera à votre prochaine visite.',
  ahead:
    'Vous êtes hors ligne. Vous pouvez envoyer votre message dès maintenant : il attendra dans ce navigateur le retour de la connexion.',
  delivered: 'Votre message en attente a été envoyé.',
  refused: {
    title: 'Un message en attente n’a pas pu être envoyé',
    text: 'Il se trouve de nouveau dans le formulaire. Veuillez le vérifier et le renvoyer.',
  },
};
