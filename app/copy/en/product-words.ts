/** Words of the product pages (part 1 section 2). Texts in quotes in the specification stand here word for word. */
export const productsPageWords = {
  inquiry: {
    title: 'Ask about your products',
    description:
      'Send us a product list. We tell you which machine holds it and how it would be sold.',
    points: [
      'Sizes, weights and temperatures checked against real slots and cells',
      'Rules for age checks, limits and cold chain',
      'A demo with items from your own list',
    ],
  },
  other: {
    title: 'Something else to sell?',
    text: 'If it fits a lane or a cell, it can have its own rules, prices and screen.',
    cue: 'Ask about your product',
    url: '/contact',
  },
  failedTitle: 'Error Loading Products',
  failed: 'Error loading products: {reason}',
  emptyTitle: 'No Products Found',
  emptyText: 'The space has no product types yet, so built-in ones are shown.',
  emptySteps: [
    'Add entries of the type "Product type" in Contentful.',
    'Give each one a title and a slug, and publish it.',
    'Then refresh this page.',
  ],
} as const;

export const productWords = {
  back: 'Back to products',
  trail: 'Products',
  keyBenefits: 'Key Benefits',
  keyFeatures: 'Key Features',
  applications: 'Applications',
  examples: 'Real-World Examples',
  machines: 'Recommended Machines',
  demo: { text: 'Schedule a Demo', url: '/contact' },
  compatible: { text: 'View Compatible Machines', url: '/machines' },
  closing: {
    title: 'Ready to Get Started?',
    text: 'See the software with your own products in it, or look at the machines first.',
    machines: { text: 'Check out Machines', url: '/machines' },
  },
  errorTitle: 'Error Loading Product',
  notFoundTitle: 'Product Not Found',
  missing: 'Product type not found: {slug}',
  notFound: 'We couldn\'t find the product "{slug}" in the database.',
} as const;
