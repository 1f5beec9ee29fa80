/** Words of the home page that the content model holds no field for (part 1 section 2). */
export const homeWords = {
  meta: {
    title: 'Vend Anything You Sell',
    description:
      'Software, vending machines and smart lockers for operators, enterprises and brands: live stock, many ways to pay, one record from shelf to settlement.',
  },
  allProducts: 'View All Product Types',
  allGoals: 'Explore All Business Goals',
  noGoals: 'No business goals available.',
  inquiry: {
    title: 'Ready to Transform Your Vending Operations?',
    description:
      'Tell us what you sell and where. We reply with a setup that fits, and what it takes to get it running.',
    points: [
      'A walk-through of the software on your product list',
      'Machine and locker options for your sites',
      'A plan for the machines you already own',
    ],
  },
  closing: {
    title: 'Ready to Transform Your Vending Operations?',
    text: "Get in touch and we'll start you on your vending journey.",
    primary: { text: 'Request a Demo', url: '/contact' },
    secondary: { text: 'Learn More', about: 'about product types', url: '/products' },
  },
} as const;
