import { useRouteLoaderData } from 'react-router';
import type { FormFacts } from '#content/contact/load-form-facts.server.ts';

/** What all forms take from content (`content/contact/load-form-facts.server.ts`); without it a form still sends. */
export function useFormFacts() {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  return {
    mailTo: site?.contactEmail ?? '',
    consent: site?.consentText ?? '',
    hasPrivacyText: site?.hasPrivacyText ?? false,
    responseTime: site?.responseTime ?? '',
    hasQuestions: site?.hasQuestions ?? false,
  };
}
