import type { newsletterWords as english } from '../en/newsletter-words.ts';
import type { Translation } from '../wording.ts';

export const newsletterWords: Translation<typeof english> = {
  label: 'E-Mail',
  sending: 'Wird gesendet …',
  asked:
    'Fast geschafft: Wir haben Ihnen eine E-Mail gesendet. Öffnen Sie den Link darin, um Ihr Abonnement zu bestätigen.',
  failed:
    'Der Newsletter konnte nicht abonniert werden. Bitte versuchen Sie es erneut oder nutzen Sie das Kontaktformular.',
  unavailable:
    'Der Newsletter kann im Moment nicht abonniert werden. Bitte nutzen Sie das Kontaktformular.',
  consent:
    'Wir mailen Ihnen zuerst einen Link; erst wenn Sie ihn öffnen, wird Ihre Adresse verwendet.',
  contact: 'Zum Kontaktformular',
  back: 'Zurück zum Blog',
};
