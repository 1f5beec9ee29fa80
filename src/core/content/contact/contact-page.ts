import type { RichText } from '../rich-text/rich-text.ts';
import type { TitledText } from '../mapping/titled-text.ts';

/** One way to reach the company: value as shown, optional title and note (response time, availability, address type). */
export type ContactCard = { title: string; value: string; note: string };

/** A question with a plain or rich answer; an unusable answer shows 'Content not available'. */
export type FaqItem = {
  id: string;
  question: string;
  answer: { kind: 'text'; text: string } | { kind: 'rich'; body: RichText } | { kind: 'unusable' };
};

/** The contact page (part 2 section 3). */
export type ContactPage = {
  intro: TitledText;
  email: ContactCard;
  phone: ContactCard;
  address: ContactCard;
  formTitle: string;
  /** What a visitor agrees to by sending a form; '' shows nothing. */
  consent: string;
  faqTitle: string;
  faq: FaqItem[];
};
