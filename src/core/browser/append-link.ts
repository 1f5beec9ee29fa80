/** Puts a link into the head. @param more what it says besides, its listeners too */
export function appendLink(
  rel: string,
  href: string,
  more: Partial<HTMLLinkElement> = {},
): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href, ...more });
  document.head.append(link);
  return link;
}
