/** Words that stand on many pages. */
export const pageWords = {
  home: 'Home',
  skip: 'Skip to content',
  returnHome: 'Return to Homepage',
  contact: 'Contact Us',
  demo: 'Request a Demo',
  allMachines: 'View All Machines',
  tryAgain: 'Try Again',
  readMore: 'Read more',
  caseStudy: 'Read case study',
  /** In its place where the post has a title of its own. */
  readPost: 'Read “{title}”',
} as const;
