import type { Navigation } from '#content/navigation/navigation.ts';

export type HeaderLink = { label: string; to: string; current: 'page' | 'true' | undefined };

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
  }));
}

function currentOf(path: string, to: string, section: string): HeaderLink['current'] {
  if (path === to) return 'page';
  return path.startsWith(section) ? 'true' : undefined;
}
