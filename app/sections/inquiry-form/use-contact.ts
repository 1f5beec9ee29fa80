import { useRouteLoaderData } from 'react-router';

type FormFacts = { contactEmail: string; consentText: string; hasPrivacyText: boolean };

/** What the forms of every page take from content (`content/contact/load-form-facts.server.ts`). */
export function useContact(): { mailTo: string; consent: string; hasPrivacyText: boolean } {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  return {
    mailTo: site?.contactEmail ?? '',
    consent: site?.consentText ?? '',
    hasPrivacyText: site?.hasPrivacyText ?? false,
  };
}
