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
  '/blog/routes-by-need',
  '/privacy',
  '/terms',
] as const;

/** Those among them that hold no part: they run no React. */
export const PATHS_WITHOUT_PARTS = [
  '/business-goals/bopis',
  '/technology/machine-control',
  '/technology/detailed',
  '/about',
  '/blog/routes-by-need',
  '/privacy',
  '/terms',
] as const;
