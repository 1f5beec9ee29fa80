/**
 * Loads the page of the present address as a document, unless it is the one that was loaded. A site that was updated
 * since may answer with data in a shape that the code of this tab does not know.
 */
export function loadWhole(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (page && page.name.split('#')[0] !== location.href.split('#')[0]) location.reload();
}
