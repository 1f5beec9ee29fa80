/** Words of the small tools that stand beside a page's content. */
export const pageToolWords = {
  darkTheme: 'Dark theme',
  backToTop: 'Back to top',
  stars: (filled: number, all: number) => `Rated ${filled} out of ${all} stars`,
};
