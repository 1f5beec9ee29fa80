/** What pages under test tell, beside what the site's own code declares. */
declare interface Window {
  /** What the page's policy stopped. */
  breaches: string[];
  reactStarted?: boolean;
  __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}
