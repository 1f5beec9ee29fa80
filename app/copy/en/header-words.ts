/** Words of the header and the mobile menu that come from no content entry (part 2 section 2). */
export const headerWords = {
  home: 'Home',
  main: 'Main',
  menu: 'Menu',
  more: 'More',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  demo: { text: 'Request a Demo', url: '/contact' },
} as const;
