/** What pages under test tell, beside what the site's own code declares. */
declare interface Window {
  /** In a page that `axeViolations` has examined. */
  axe: typeof import('axe-core');
  /** What the page's policy stopped. */
  breaches: string[];
  /** Every layout shift so far. */
  shifts: { value: number; what: string }[];
}
