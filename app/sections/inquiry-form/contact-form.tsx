import type { ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import { InquiryFormIsland } from '#islands/islands.tsx';

type FormFacts = { contactEmail: string; consentText: string; hasPrivacyText: boolean };
type Props = Omit<
  ComponentProps<typeof InquiryFormIsland>,
  'mailTo' | 'consent' | 'hasPrivacyText'
>;

/** The enquiry form of a page, with what all forms take from content (`content/contact/load-form-facts.server.ts`). */
export function ContactForm(props: Props) {
  const site = useRouteLoaderData<Partial<FormFacts>>('root');
  return (
    <InquiryFormIsland
      {...props}
      mailTo={site?.contactEmail ?? ''}
      consent={site?.consentText ?? ''}
      hasPrivacyText={site?.hasPrivacyText ?? false}
    />
  );
}
