/** Words of the technology pages (part 2 section 2). */
export const technologyPageWords = {
  inquiry: {
    title: 'Ask about the technology',
    description:
      'Controllers, payments, connections to your systems: ask, and someone who builds it answers.',
    points: [
      'Which of your machines can be connected, and how',
      'How stock, sales and payments reach your own systems',
      'What happens when a machine loses its connection',
    ],
  },
  none: 'No technology sections available',
  noneValid: 'No valid technology sections available',
  noneText: 'Please come back later.',
  errorTitle: 'Error Loading Content',
  more: 'Technology in detail',
  closing: {
    title: 'See it run on your own machines',
    text: 'Bring a product list and the model names you own. We show what connects and what it would do.',
  },
} as const;

export const technologyWords = {
  demo: { text: 'Request a Demo', url: '/contact' },
  detailed: { text: 'View Detailed Layout', url: '/technology/detailed' },
  errorTitle: 'Error loading technology details',
  notFoundTitle: 'Technology not found',
  notFound: 'It may have been renamed or taken down.',
  trail: 'Technology',
  back: { text: 'Back to Technology', url: '/technology' },
} as const;

export const detailedWords = {
  title: 'Technology in detail',
  description: 'Every technology with all its sections and features on one page.',
  index: 'On this page',
} as const;
