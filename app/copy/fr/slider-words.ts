import type { sliderWords as english } from '../en/slider-words.ts';
import type { Translation } from '../wording.ts';

export const sliderWords: Translation<typeof english> = {
  carousel: 'carrousel',
  slide: 'diapositive',
  heroLabel: 'Points forts',
  row: 'Diapositives',
  choose: 'Choisir une diapositive',
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
  goTo: 'Aller à la diapositive {number}',
  position: '{number} sur {count}',
  shown: 'Diapositive {number} sur {count}',
  shownTitled: 'Diapositive {number} sur {count} : {title}',
  pause: 'Mettre le défilement en pause',
  play: 'Lancer le défilement',
  earlierCards: 'Afficher les cartes précédentes',
  laterCards: 'Afficher d’autres cartes',
};
