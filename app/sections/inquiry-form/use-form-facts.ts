import { useRouteLoaderData } from 'react-router';
import type { FormFacts } from '#content/contact/load-form-facts.server.ts';
import { contactWords } from '#copy/en/contact-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useWords } from '#ui/wording-context.ts';

/** What all forms take from content (`content/contact/load-form-facts.server.ts`); without it a form still sends. */
export function useFormFacts() {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  const foreign = useForeign();
  const { machines, questions } = useWords(contactWords).next;
  return {
    mailTo: site?.contactEmail ?? '',
    consent: site?.consentText ?? '',
    consentMarks: foreign(site ?? {}, 'consentText'),
    hasPrivacyText: site?.hasPrivacyText ?? false,
    afterwards: {
      note: site?.responseTime ?? '',
      links: [
        { text: machines, url: '/machines' },
        ...(site?.hasQuestions ? [{ text: questions, url: '/contact#faq' }] : []),
      ],
    },
  };
}
