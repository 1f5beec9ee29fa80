/**
 * Tells the browser what the site is called and looks like on a phone's home screen. In the page as sent, it would be
 * fetched with its icon beside the first picture, and nobody installs a page before it has loaded.
 */
export function addManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
