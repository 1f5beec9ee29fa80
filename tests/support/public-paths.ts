/** One address of every public page of the sample site, lists and details. */
export const PUBLIC_PATHS = [
  '/',
  '/products',
  '/products/grocery',
  '/business-goals',
  '/business-goals/bopis',
  '/machines',
  '/machines/divi-wp',
  '/technology',
  '/technology/machine-control',
  '/technology/detailed',
  '/contact',
  '/about',
  '/blog',
  '/blog?page=2',
  '/privacy',
  '/terms',
] as const;
