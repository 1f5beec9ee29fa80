/** The router's error page (part 2 section 2). */
export const routerErrorWords = {
  title: 'Oops!',
  text: 'Sorry, an unexpected error has occurred.',
  unknown: 'Unknown error',
  storeAway: 'The store does not answer at the moment. Try again in a few seconds.',
  home: 'Go to Homepage',
};

/** The not-found screen (decision 8). */
export const notFoundWords = {
  meta: { title: 'Page Not Found', description: 'The page you asked for is not here.' },
  title: 'This slot is empty',
  text: 'The page you asked for is not here. It may have moved, or the address may have a typing error.',
  home: 'Return to Homepage',
  contact: 'Contact Us',
};
