import { inquiryWords } from '#copy/inquiry-words.ts';

/** What the newsletter says to a visitor. */
export const NEWSLETTER_WORDS = {
  asked:
    'Almost done: we have sent you an email. Open the link in it to confirm your subscription.',
  email: inquiryWords.emailFormat,
  unavailable: 'The newsletter cannot be subscribed to at the moment. Please use the contact form.',
  confirmed: 'Your subscription is confirmed. Thank you!',
  unsubscribed: 'You have been unsubscribed. You will receive no further newsletter.',
  badLink: 'This link is not valid, or no longer so. Please subscribe again.',
} as const;
