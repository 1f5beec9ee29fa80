import type { testimonialWords as english } from '../en/testimonial-words.ts';
import type { Translation } from '../wording.ts';

export const testimonialWords: Translation<typeof english> = {
  label: 'Testimonios',
  position: '{number} de {count}',
  shown: 'Testimonio {number} de {count}: {author}',
  row: 'Citas',
  choose: 'Elegir un testimonio',
  previous: 'Testimonio anterior',
  next: 'Testimonio siguiente',
  goTo: 'Ir al testimonio {number}',
  role: '{position}, {company}',
  quoted: '«{quote}»',
};
