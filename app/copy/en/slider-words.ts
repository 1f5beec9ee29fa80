/** Words of everything that shows one thing of several (part 1 section 2). */
export const sliderWords = {
  carousel: 'carousel',
  slide: 'slide',
  heroLabel: 'Highlights',
  row: 'Slides',
  choose: 'Choose a slide',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: 'Go to slide {number}',
  position: '{number} of {count}',
  shown: 'Slide {number} of {count}',
  shownTitled: 'Slide {number} of {count}: {title}',
  pause: 'Pause slides',
  play: 'Play slides',
  earlierCards: 'Show earlier cards',
  laterCards: 'Show more cards',
} as const;
