/**
 * Adds a stylesheet to the page. Safe to call again after a failure.
 * @param href its address
 * @throws Error when it does not come
 */
export function addStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} did not come`));
    };
    document.head.append(link);
  });
}
