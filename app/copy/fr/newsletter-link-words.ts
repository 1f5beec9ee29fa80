import type { newsletterLinkWords as english } from '../en/newsletter-link-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterLinkWords: Translation<typeof english> = {
  confirm: {
    title: 'Confirmez votre inscription',
    text: 'Un clic, et la newsletter arrive à cette adresse.',
    button: 'Confirmer',
    done: 'Votre inscription est confirmée. Merci !',
    badLink: 'Ce lien n’est pas valable ou ne l’est plus. Veuillez vous inscrire de nouveau.',
  },
  unsubscribe: {
    title: 'Se désinscrire de la newsletter',
    text: 'Un clic, et plus aucune newsletter n’arrive à cette adresse.',
    button: 'Se désinscrire',
    done: 'Votre désinscription est enregistrée. Vous ne recevrez plus de newsletter.',
    badLink:
      'Ce lien n’est pas valable. Veuillez utiliser celui de la dernière newsletter, ou écrivez-nous : nous retirerons votre adresse de la liste.',
  },
  failed: 'L’opération vient d’échouer. Veuillez réessayer dans quelques minutes.',
  home: 'Retour à l’accueil',
};
