/** What is said while an entry's page is on its way, by the first part of its address (part 1 section 2, part 2 section 2). */
export const pendingWords = {
  products: 'Loading product information...',
  'business-goals': 'Loading business goal...',
  machines: 'Loading machine information...',
  technology: 'Loading technology...',
  /** Any other page. */
  page: 'Loading…',
} as const;
