/**
 * Classes of a list of cards that on a phone is one row to swipe, each card four fifths as wide as the window, so that the
 * page does not grow by a screen a card. From 768 px on it is the grid that stands beside these classes.
 */
export const PHONE_ROW =
  'card-grid max-md:-mx-gutter max-md:scroll-row max-md:flex max-md:gap-3.5 max-md:px-gutter max-md:pt-1 max-md:pb-4 max-md:*:shrink-0 max-md:*:basis-4/5 max-md:*:snap-center';
