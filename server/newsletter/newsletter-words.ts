import { inquiryWords } from '#copy/inquiry-words.ts';

/** What the newsletter says to a visitor. */
export const NEWSLETTER_WORDS = {
  asked:
    'Almost done: we have sent you an email. Open the link in it to confirm your subscription.',
  email: inquiryWords.emailFormat,
  unavailable: 'The newsletter cannot be subscribed to at the moment. Please use the contact form.',
} as const;
