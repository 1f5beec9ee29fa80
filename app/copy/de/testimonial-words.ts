import type { testimonialWords as english } from '../en/testimonial-words.ts';
import type { Translation } from '../wording.ts';

export const testimonialWords: Translation<typeof english> = {
  label: 'Kundenstimmen',
  position: '{number} von {count}',
  shown: 'Kundenstimme {number} von {count}: {author}',
  row: 'Zitate',
  choose: 'Kundenstimme wählen',
  previous: 'Vorherige Kundenstimme',
  next: 'Nächste Kundenstimme',
  goTo: 'Zu Kundenstimme {number}',
  role: '{position}, {company}',
  quoted: '„{quote}“',
};
