import type { ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { FormFacts } from '#content/contact/load-form-facts.server.ts';
import { InquiryFormIsland } from '#islands/islands.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';

type Facts = ReturnType<typeof useFormFacts>;
type Props = Omit<ComponentProps<typeof InquiryFormIsland>, keyof Facts>;

/** The inquiry form of a page, with what all forms take from content. */
export function ContactForm(props: Props) {
  return <InquiryFormIsland {...props} {...useFormFacts()} />;
}

/** What all forms take from content (`#content/contact/load-form-facts.server.ts`); without it a form still sends. */
function useFormFacts() {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  const foreign = useForeign();
  return {
    mailTo: site?.contactEmail ?? '',
    consent: site?.consentText ?? '',
    consentMarks: foreign(site ?? {}, 'consentText'),
    hasPrivacyText: site?.hasPrivacyText ?? false,
  };
}
