import type { sliderWords as english } from '../en/slider-words.ts';
import type { Translation } from '../wording.ts';

export const sliderWords: Translation<typeof english> = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  heroLabel: 'Destacados',
  row: 'Diapositivas',
  choose: 'Elegir una diapositiva',
  previous: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
  goTo: 'Ir a la diapositiva {number}',
  position: '{number} de {count}',
  shown: 'Diapositiva {number} de {count}',
  shownTitled: 'Diapositiva {number} de {count}: {title}',
  pause: 'Pausar diapositivas',
  play: 'Reproducir diapositivas',
  earlierCards: 'Mostrar tarjetas anteriores',
  laterCards: 'Mostrar más tarjetas',
};
