/** Words of the two pages behind the links in the newsletter's mails. */
export const newsletterLinkWords = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'One press, and the newsletter comes to this address.',
    button: 'Confirm',
    done: 'Your subscription is confirmed. Thank you!',
    badLink: 'This link is not valid, or no longer so. Please subscribe again.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'One press, and no further newsletter comes to this address.',
    button: 'Unsubscribe',
    done: 'You have been unsubscribed. You will receive no further newsletter.',
    badLink:
      'This link is not valid. Please use the one in the latest newsletter, or write to us and we take your address off the list.',
  },
  failed: 'This did not work just now. Please try again in a few minutes.',
  home: 'Return to Homepage',
} as const;
