/** Part 2 section 8 and decision 17. */
export const connectivityWords = {
  offline: 'You are offline. Some features may be unavailable.',
  online: 'You are back online!',
};
