const APPLICATION = /^(?:admin|routes\/gallery)/u;

/**
 * Whether a page is an application in the browser, which React takes over: the owner's screens, and the gallery of those
 * who build the site. Every other page stays a document.
 * @param routeIds ids of the routes that the page consists of
 */
export function isApplication(routeIds: readonly string[]): boolean {
  return routeIds.some((id) => APPLICATION.test(id));
}
