/** Where the addresses of a page's language begin. */
export type AddressBase = {
  /** Their first part (`/de`); nothing for the default language. */
  base: string;
};

/**
 * The address of one of our pages in the language of a page: the one place that makes such addresses. Addresses of other
 * sites, mail and anchors stay as they are; of what has no language it is not asked (`editedAddressIn`).
 * @param to a path with its query and anchor, or any other address of a link
 */
export function addressIn({ base }: AddressBase, to: string): string {
  if (base === '' || !/^\/(?!\/)/u.test(to)) return to;
  return base + to.replace(/^\/(?=[?#]|$)/u, '');
}
