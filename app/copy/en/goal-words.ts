/** Words of the business goal pages (part 2 section 2). */
export const goalsPageWords = {
  inquiry: {
    title: 'Tell us the result you need',
    description:
      'Name the goal and where you stand today. We answer with the steps and what each would take.',
  },
  technology: {
    title: 'One platform behind every goal',
    text: 'The controller, the live record and the screens that all of them run on.',
    cue: 'Explore the technology',
    url: '/technology',
  },
  previewFallback: 'Using fallback business goals data. Configure Contentful to see real content.',
} as const;

export const goalWords = {
  back: 'All business goals',
  trail: 'Business Goals',
  demo: { text: 'Request a Demo', url: '/contact' },
  compatible: { text: 'View Compatible Products', url: '/products' },
  keyBenefits: 'Key Benefits',
  keyFeatures: 'Key Features',
  video: 'See it in action',
  machines: 'Recommended Machines',
  closing: {
    title: 'Working toward “{title}”?',
    text: 'Tell us about your sites and products, and we show you how it would be set up.',
  },
  notFoundTitle: 'Business goal not found',
  notFound: 'Business goal not found: {slug}',
  errorTitle: 'Error loading business goal',
} as const;
