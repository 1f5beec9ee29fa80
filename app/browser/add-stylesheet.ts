import { appendLink } from './append-link.ts';

/**
 * Adds a stylesheet to the page. Safe to call again after a failure.
 * @param href its address
 * @throws Error when it does not come
 */
export function addStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = appendLink('stylesheet', href, {
      onload: () => resolve(),
      onerror: () => {
        link.remove();
        reject(new Error(`The stylesheet ${href} did not come`));
      },
    });
  });
}
