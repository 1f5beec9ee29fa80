/** Words of everything that shows one thing of several (part 1 section 2). */
export const sliderWords = {
  carousel: 'carousel',
  slide: 'slide',
  heroLabel: 'Highlights',
  row: 'Slides',
  choose: 'Choose a slide',
  previous: 'Previous slide',
  next: 'Next slide',
  goTo: (number: number) => `Go to slide ${number}`,
  position: (number: number, count: number) => `${number} of ${count}`,
  shown: (number: number, count: number, title: string) =>
    `Slide ${number} of ${count}${title === '' ? '' : `: ${title}`}`,
  pause: 'Pause slides',
  play: 'Play slides',
  earlierCards: 'Show earlier cards',
  laterCards: 'Show more cards',
};
