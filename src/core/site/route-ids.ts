/** The layout of the owner's area. */
export const OWNER_AREA = 'owner-area';
/** Within it the guard, around every screen that asks for an account. */
export const SIGNED_IN = 'signed-in';
/** The parts in their states, for those who build the site. */
export const GALLERY = 'gallery';

/**
 * Whether a page is an application in the browser, which React takes over: the owner's screens, and the gallery. Every
 * other page stays a document.
 * @param routeIds ids of the routes that the page consists of
 */
export function isApplication(routeIds: readonly string[]): boolean {
  return routeIds.some((id) => id === OWNER_AREA || id === GALLERY);
}
