/** Words of the generic error panel and the error boundary (part 1 section 2, media components). */
export const problemWords = {
  loadingTitle: 'Error Loading {type}',
  renderingTitle: 'Error Rendering {type}',
  /** What `type` names where nothing more is known. */
  content: 'Content',
  hint: 'If this problem persists, please check your content model',
  tryAgain: 'Try Again',
  refreshPage: 'Refresh Page',
  unexpected: 'An unexpected error occurred',
  unread: 'This text cannot be read at the moment. Please try again in a few minutes.',
  unknown: 'An unknown error occurred',
} as const;

/** Words of the connection box and of its toasts (part 1 sections 2, 4 and 8, part 2 section 8). */
export const connectionWords = {
  connectionTitle: 'Connection Issue',
  notConfiguredTitle: 'Not Configured',
  notConfigured:
    'Contentful is not configured. Please set your Space ID and Delivery Token in the environment variables.',
  clientFailed: 'Failed to initialize Contentful',
  refused: 'Failed to connect to Contentful. Please check your credentials.',
  unavailable:
    'Contentful gives no answer at the moment. The site shows what it has and tries again by itself.',
  refresh: 'Refresh Connection',
  configure: 'Configure Credentials',
  refreshing: 'Refreshing Contentful connection...',
  refreshed: 'Contentful connection refreshed successfully!',
  refreshFailed: 'Failed to refresh connection',
} as const;
