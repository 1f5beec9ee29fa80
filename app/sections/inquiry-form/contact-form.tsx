import type { ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import { InquiryFormIsland } from '#islands/islands.tsx';

type Props = Omit<ComponentProps<typeof InquiryFormIsland>, 'mailTo' | 'consent'>;

/** The enquiry form of a page, with what the forms of all pages take from the contact page's content. */
export function ContactForm(props: Props) {
  const site = useRouteLoaderData<{ contactEmail?: string; consentText?: string }>('root');
  return (
    <InquiryFormIsland
      {...props}
      mailTo={site?.contactEmail ?? ''}
      consent={site?.consentText ?? ''}
    />
  );
}
