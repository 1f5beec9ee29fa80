import { MAIN_PATHS } from '#content/site-pages/main-pages.ts';

/** The pages of the picture set, by the name of their pictures. */
export const SCREEN_PAGES: Record<string, string> = {
  ...Object.fromEntries(
    MAIN_PATHS.map((path) => [path.slice(1).replaceAll('/', '-') || 'home', path]),
  ),
  product: '/products/fresh-food',
  'business-goal': '/business-goals/bopis',
  machine: '/machines/divi-wp',
  'technology-detail': '/technology/management-software',
  post: '/blog/less-waste-fresh-food',
  'section-page': '/break-rooms',
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
