/** Words of the about and legal pages (part 2 section 2). */
export const aboutWords = {
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
};

export const legalWords = {
  privacy: {
    title: 'Privacy Policy',
    description: 'What data this site handles, why, and what you can ask of us.',
  },
  terms: {
    title: 'Terms of Service',
    description: 'The terms under which this site and its services are offered.',
  },
  missingTitle: 'Content Not Available',
  /** To visitors; the steps are for those who run the site. */
  missingText: 'This text is not published here yet. Ask us for it, and you get it by mail.',
  contact: 'Contact Us',
  missingSteps: [
    'The space holds an entry of the type "Privacy policy".',
    'Its field for this page is filled in.',
    'The entry is published.',
    'The space id and the delivery token of this site are right.',
  ],
};
