import type { Navigation } from './navigation.ts';

/** Part 2 section 2: the labels of pages that word none of their own. */
export const FALLBACK_NAVIGATION: Navigation = {
  products: 'Sell Any Product',
  technology: 'Technology',
  machines: 'Machines and Lockers',
  goals: 'Business Goals',
  about: 'About',
  blog: 'Updates',
  contact: 'Contact',
};
