import type { sliderWords as english } from '../en/slider-words.ts';
import type { Translation } from '../wording.ts';

export const sliderWords: Translation<typeof english> = {
  carousel: 'Karussell',
  slide: 'Folie',
  heroLabel: 'Highlights',
  row: 'Folien',
  choose: 'Folie wählen',
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
  goTo: 'Zu Folie {number}',
  position: '{number} von {count}',
  shown: 'Folie {number} von {count}',
  shownTitled: 'Folie {number} von {count}: {title}',
  pause: 'Folien anhalten',
  play: 'Folien abspielen',
  earlierCards: 'Vorherige Karten zeigen',
  laterCards: 'Weitere Karten zeigen',
};
