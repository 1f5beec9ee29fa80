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

/**
 * What a browser may fetch before a link is pressed: the page of a link that the pointer rests on, or that is being
 * pressed. Only while React does not run yet (`start-react.ts` sets the attribute): then the router fetches less, and
 * does it itself. They stand in the page, allowed by the hash of their text: as a file of their own browsers fetched them
 * ahead of the first picture. Whole pages are fetched, not prerendered: their pictures would be fetched for visits that
 * never come.
 */
// Pure: browsers get none of it, for only the server writes it into pages.
export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: 'html[data-react] a, a[download], a[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
