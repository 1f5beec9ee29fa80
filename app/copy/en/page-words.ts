/** Words that stand on many pages. */
export const pageWords = {
  home: 'Home',
  skip: 'Skip to content',
  returnHome: 'Return to Homepage',
  contact: 'Contact Us',
  demo: 'Request a Demo',
  allMachines: 'View All Machines',
  /** Of a page whose content exists: in place of what could not be read, and of what lacks something. */
  unread: 'It could not be read just now. Please try again in a moment.',
  unusable: 'It cannot be shown, because its content is incomplete.',
  tryAgain: 'Try Again',
  readMore: 'Read more',
  caseStudy: 'Read case study',
  /** In its place where the post has a title of its own. */
  readPost: 'Read “{title}”',
} as const;
