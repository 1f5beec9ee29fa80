/** The pages of the picture set, by the name of their pictures. */
export const SCREEN_PAGES: Record<string, string> = {
  home: '/',
  products: '/products',
  product: '/products/fresh-food',
  'business-goals': '/business-goals',
  'business-goal': '/business-goals/bopis',
  machines: '/machines',
  machine: '/machines/divi-wp',
  technology: '/technology',
  'technology-detail': '/technology/management-software',
  'technology-detailed': '/technology/detailed',
  contact: '/contact',
  about: '/about',
  blog: '/blog',
  post: '/blog/less-waste-fresh-food',
  privacy: '/privacy',
  terms: '/terms',
  'not-found': '/not-found',
  'unknown-address': '/no-such-page',
  'admin-sign-in': '/admin/sign-in',
};

export const SCREEN_WIDTHS = [390, 768, 1440, 1920] as const;
export const SCREEN_THEMES = ['light', 'dark'] as const;

/** Window heights in CSS pixels: what a visitor sees first at each width. */
export const SCREEN_HEIGHTS: Record<number, number> = {
  390: 844,
  768: 1024,
  1440: 900,
  1920: 1080,
};
