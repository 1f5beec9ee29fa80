import type { ComponentProps } from 'react';
import { InquiryFormIsland } from '#islands/islands.tsx';
import { useFormFacts } from './use-form-facts.ts';

type Facts = ReturnType<typeof useFormFacts>;
type Props = Omit<ComponentProps<typeof InquiryFormIsland>, keyof Facts>;

/** The inquiry form of a page, with what all forms take from content. */
export function ContactForm(props: Props) {
  return <InquiryFormIsland {...props} {...useFormFacts()} />;
}
