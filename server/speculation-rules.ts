import { Hono } from 'hono';

export const SPECULATION_RULES_PATH = '/speculation-rules';

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
 * does it itself. Whole pages are fetched, not prerendered: their pictures would be fetched for visits that never come.
 */
const RULES = JSON.stringify({
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

/** The rules as a file of their own: pages name it in a header, so that the content policy need not allow it inline. */
export function speculationRulesRoute(): Hono {
  return new Hono().get(SPECULATION_RULES_PATH, (c) =>
    c.body(RULES, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
}
