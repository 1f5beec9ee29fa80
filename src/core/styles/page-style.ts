// Public pages have their stylesheet in them (decision 003); browsers must not carry it as script.
const leftToRight = import.meta.env.SSR ? (await import('./public-pages.css?inline')).default : '';
const rightToLeft = import.meta.env.SSR
  ? (await import('./right-to-left-pages.css?inline')).default
  : '';

/**
 * The stylesheet of a public page. What only right-to-left scripts need is sent with pages in these alone.
 * @param direction of the page's language
 */
export function pageStyle(direction: 'ltr' | 'rtl'): string {
  return direction === 'rtl' ? rightToLeft : leftToRight;
}
