/** The router's error page (part 2 section 2). */
export const routerErrorWords = {
  title: 'Oops!',
  text: 'Sorry, an unexpected error has occurred.',
  unknown: 'Unknown error',
  storeAway: 'The store does not answer at the moment. Try again in a few seconds.',
  home: 'Go to Homepage',
} as const;

/** The not-found screen (decision 8). */
export const notFoundWords = {
  meta: { title: 'Page Not Found', description: 'The page you asked for is not here.' },
  title: 'This slot is empty',
  text: 'The page you asked for is not here. It may have moved, or the address may have a typing error.',
} as const;

/** The screen of a preview link that was revoked, or is over. */
export const previewRefusedWords = {
  meta: { title: 'Preview Ended', description: 'This preview link is not valid any more.' },
  title: 'This preview has ended',
  text: 'The link is not valid any more. Whoever gave it to you can make a new one.',
} as const;

/** The screen of an address that the owner has marked as gone (410). */
export const gonePageWords = {
  meta: { title: 'Page Removed', description: 'The page that was here has been removed.' },
  title: 'This page is gone',
  text: 'The page that was here has been removed for good, and no other page has taken its place.',
} as const;
