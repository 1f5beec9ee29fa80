import type { testimonialWords as english } from '../en/testimonial-words.ts';
import type { Translation } from '../wording.ts';

export const testimonialWords: Translation<typeof english> = {
  label: 'Témoignages',
  position: '{number} sur {count}',
  shown: 'Témoignage {number} sur {count} : {author}',
  row: 'Citations',
  choose: 'Choisir un témoignage',
  previous: 'Témoignage précédent',
  next: 'Témoignage suivant',
  goTo: 'Aller au témoignage {number}',
  role: '{position}, {company}',
  quoted: '« {quote} »',
};
