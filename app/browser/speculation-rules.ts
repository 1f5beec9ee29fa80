/** Addresses that are no page for everyone, or that act when they are opened. */
const NEVER = [
  '/admin*',
  '/api/*',
  '/preview*',
  '/inquiry*',
  '/newsletter*',
  '/health*',
  '/content-assets/*',
];

/** Links that open one of the site's pages in the same window. */
const PAGE_LINKS = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: NEVER } },
    { not: { selector_matches: 'a[download], a[target]' } },
  ],
};

/**
 * What a browser may do before a page is opened: fetch the page of a link that the pointer rests on, and prepare that of
 * a link that is being pressed. They stand in the page, allowed by the hash of their text: as a file of their own browsers
 * fetched them ahead of the first picture. A page that is only pointed at is not prepared: its pictures would be fetched
 * for visits that never come.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: PAGE_LINKS,
      eagerness: 'moderate',
    },
  ],
  // A link that is being pressed is all but opened: its page is prepared while the finger lifts.
  prerender: [
    {
      where: PAGE_LINKS,
      eagerness: 'conservative',
    },
  ],
});
