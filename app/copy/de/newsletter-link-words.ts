import type { newsletterLinkWords as english } from '../en/newsletter-link-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterLinkWords: Translation<typeof english> = {
  confirm: {
    title: 'Abonnement bestätigen',
    text: 'Ein Klick, und der Newsletter kommt an diese Adresse.',
    button: 'Bestätigen',
    done: 'Ihr Abonnement ist bestätigt. Vielen Dank!',
    badLink: 'Dieser Link gilt nicht oder nicht mehr. Bitte abonnieren Sie den Newsletter erneut.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    text: 'Ein Klick, und an diese Adresse kommt kein weiterer Newsletter.',
    button: 'Abbestellen',
    done: 'Sie haben den Newsletter abbestellt. Es kommt kein weiterer.',
    badLink:
      'Dieser Link gilt nicht. Bitte nehmen Sie den aus dem neuesten Newsletter oder schreiben Sie uns, und wir streichen Ihre Adresse von der Liste.',
  },
  failed: 'Das hat gerade nicht funktioniert. Bitte versuchen Sie es in ein paar Minuten erneut.',
  home: 'Zur Startseite',
};
