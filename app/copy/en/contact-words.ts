/** Words of the contact page (part 2 section 2). */
export const contactWords = {
  /** Ways on from the thanks of a form. */
  next: { machines: 'See the machines', questions: 'Common questions' },
  title: 'Contact Us',
  description: 'Send a message, call or write. Someone who knows the machines answers.',
  form: 'Send Us a Message',
  others: 'Other Ways to Reach Us',
  faq: 'Frequently Asked Questions',
  unusableAnswer: 'Content not available',
} as const;
