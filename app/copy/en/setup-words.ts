/** Set-up notices: for those who run the site (decision 10). Worded by part 1 sections 2 and 8, part 2 sections 2 and 8. */
export const setupWords = {
  products: {
    title: 'Contentful Not Configured',
    message: 'Contentful credentials not configured',
    clientFailed: 'Failed to initialize CMS. Please check your configuration.',
    action: 'Configure Contentful',
    retry: 'Retry',
    refresh: 'Refresh',
    status: {
      space: 'Space ID',
      environment: 'Environment ID',
      token: 'Delivery Token',
      set: 'set',
      missing: 'missing',
    },
  },
  homeProducts: {
    title: 'Error loading product types',
    text: 'Using fallback product data',
  },
  machines: {
    refresh: 'Refresh Contentful Data',
    refreshed: 'Connection refreshed',
    notConfigured:
      'Contentful not configured. Please set up credentials in Admin > Environment Variables.',
  },
  technology: {
    pageToast: 'Error loading page content',
    sectionsToast: 'Error loading technology sections',
  },
  blog: { hint: 'If you run this site, set up Contentful in the Admin area.' },
  /** Why a list shows nothing of the space's. */
  none: {
    title: 'Nothing of this type is shown',
    'none-published': 'No entry of the type “{type}” is published.',
    'none-usable':
      'Entries of the type “{type}” are published, and none can be used: the type or its fields are not as the site reads them. The content check in the Admin area names what is wrong.',
    'none-visible': 'All entries of the type “{type}” are hidden: their field “visible” is off.',
  },
  loadingError: 'Content loading error: {message}',
  builtInShown: 'Built-in content is shown until the connection works again.',
} as const;
