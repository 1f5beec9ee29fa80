import type { Action } from '#content/navigation/action.ts';
import type { Navigation } from '#content/navigation/navigation.ts';

export type HeaderLink = {
  label: string;
  to: string;
  current: 'page' | 'true' | undefined;
  /** What of content the label is from, which says the language of its words, and the field of it. */
  from?: { thing: object; field: string };
};

/** The seven links of header and mobile menu in the stated order (part 2 section 2). */
const LINKS: { key: keyof Navigation; to: string; section?: string }[] = [
  { key: 'products', to: '/products' },
  { key: 'technology', to: '/technology' },
  { key: 'machines', to: '/machines' },
  // Old addresses of goals start with /business/ and belong here too.
  { key: 'goals', to: '/business-goals', section: '/business' },
  { key: 'about', to: '/about' },
  { key: 'blog', to: '/blog' },
  { key: 'contact', to: '/contact' },
];

/** Labels from content, and which link the visitor is at: on its page or inside its section. */
export function headerLinks(navigation: Navigation, currentPath: string): HeaderLink[] {
  return LINKS.map(({ key, to, section }) => ({
    label: navigation[key],
    to,
    current: currentOf(currentPath, to, section ?? `${to}/`),
    from: { thing: navigation, field: key },
  }));
}

/** The same for links that the owner has chosen. */
export function chosenLinks(chosen: readonly Action[], currentPath: string): HeaderLink[] {
  return chosen.map((link) => ({
    label: link.text,
    to: link.url,
    current: currentOf(currentPath, link.url, `${link.url}/`),
    from: { thing: link, field: 'text' },
  }));
}

function currentOf(path: string, to: string, section: string): HeaderLink['current'] {
  if (path === to) return 'page';
  return path.startsWith(section) ? 'true' : undefined;
}
