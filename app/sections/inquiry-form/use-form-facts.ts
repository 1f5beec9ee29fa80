import { useRouteLoaderData } from 'react-router';
import type { FormFacts } from '#content/contact/load-form-facts.server.ts';
import { useForeign } from '#sections/page/use-foreign.ts';

/** What all forms take from content (`content/contact/load-form-facts.server.ts`); without it a form still sends. */
export function useFormFacts() {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  const foreign = useForeign();
  return {
    mailTo: site?.contactEmail ?? '',
    consent: site?.consentText ?? '',
    consentMarks: foreign(site ?? {}, 'consentText'),
    hasPrivacyText: site?.hasPrivacyText ?? false,
  };
}
