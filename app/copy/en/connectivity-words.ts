/** Part 2 section 8 and decision 17. */
export const connectivityWords = {
  offline: 'You are offline. Some features may be unavailable.',
  online: 'You are back online!',
} as const;

/** Above a page that is shown from this browser's own copy. */
export const keptCopyWords = {
  offline: 'You are offline.',
  unreachable: 'The site cannot be reached at the moment.',
  copy: 'This is the copy of the page that was kept on {moment}.',
} as const;

/** The page that stands in for one that this browser has not kept. */
export const offlinePageWords = {
  title: 'You are offline',
  text: 'This page has not been opened in this browser before, so there is no copy of it to show. It loads by itself when the connection returns.',
  unreachable: {
    title: 'The site cannot be reached',
    text: 'This page has not been opened in this browser before, so there is no copy of it to show. Please try again in a moment.',
  },
  retry: 'Try Again',
  home: 'Return to Homepage',
  kept: 'Pages you can read now',
} as const;
