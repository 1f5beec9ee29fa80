/** Words of the newsletter form and of what answers it, beside those that content fields hold (decision 21). */
export const newsletterWords = {
  label: 'Email',
  sending: 'Subscribing...',
  asked:
    'Almost done: we have sent you an email. Open the link in it to confirm your subscription.',
  failed: 'The newsletter could not be subscribed to. Please try again or use the contact form.',
  unavailable: 'The newsletter cannot be subscribed to at the moment. Please use the contact form.',
  consent: 'We mail you a link first; only when you open it is your address used.',
  contact: 'Go to the contact form',
  back: 'Return to Blog',
} as const;
