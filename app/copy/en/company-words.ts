/** Words of the about and legal pages (part 2 section 2). */
export const aboutPageWords = {
  title: 'About Us',
  trail: 'About',
  description: 'Who builds the software, the machines and the lockers, and how we work.',
  empty: 'No content available...',
  emptyText: 'Please come back later.',
  errorTitle: 'Content Loading Error',
  closing: {
    title: 'Start with one site',
    text: 'Tell us the place and the products, and we suggest a machine, a layout and a trial.',
  },
} as const;

export const legalWords = {
  privacy: {
    title: 'Privacy Policy',
    description: 'What data this site handles, why, and what you can ask of us.',
  },
  terms: {
    title: 'Terms of Service',
    description: 'The terms under which this site and its services are offered.',
  },
  closing: {
    title: 'Questions about this text?',
    text: 'Write to us, and the people who are responsible for it answer.',
  },
  missingTitle: 'Content Not Available',
  /** To visitors; the steps are for those who run the site. */
  missingText: 'This text is not published here yet. Ask us for it, and you get it by mail.',
  contact: 'Contact Us',
  missingSteps: [
    'Does the space hold an entry of the type "Privacy policy"?',
    'Is its field for this page filled in?',
    'Is the entry published?',
    'Are the space id and the delivery token of this site right?',
  ],
} as const;
