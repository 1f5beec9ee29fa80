/** Words of the footer that come from no content entry (part 2 section 2). */
export const footerWords = {
  line: 'Software, machines and smart lockers for unattended retail.',
  /** The columns of a site that has chosen none (part 2 section 2), and their links by address. */
  columns: { solutions: 'Solutions', company: 'Company' },
  links: {
    '/products': 'Products',
    '/business-goals': 'Business Goals',
    '/machines': 'Machines',
    '/technology': 'Technology',
    '/tools': 'Tools for Buyers',
    '/project': 'Project List',
    '/about': 'About Us',
    '/blog': 'Blog',
    '/contact': 'Contact',
  },
  legal: 'Legal',
  legalLinks: {
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
    '/contact': 'Contact Us',
  },
  social: 'Social networks',
  more: 'More',
} as const;
