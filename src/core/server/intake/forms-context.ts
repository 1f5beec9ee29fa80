import { createContext } from 'react-router';
import type { InquiryFormResult } from './inquiries/submit-inquiry-form.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import type { NewsletterFormResult } from './newsletter/submit-newsletter-form.ts';

/** What pages with forms work with. */
export type Forms = {
  /** Takes in an inquiry that was posted as a plain form. */
  submitInquiry: (form: FormData) => Promise<InquiryFormResult>;
  /** Takes in a request for the newsletter that was posted as a plain form. */
  submitNewsletter: (form: FormData) => Promise<NewsletterFormResult>;
  /** Whether the newsletter can be subscribed to; otherwise the contact form stands in its place (decision 21). */
  newsletterAvailable: boolean;
  /** What the links of its mails do; each answers whether the link was good. */
  newsletter: Pick<Newsletter, 'confirm' | 'unsubscribe'>;
};

export const formsContext = createContext<Forms>();
