import type { heroWords as english } from '../en/hero-words.ts';
import type { Translation } from '../wording.ts';

export const heroWords: Translation<typeof english> = {
  scenes: [
    {
      event: {
        icon: 'check',
        title: 'Paiement accepté',
        note: 'Soda citron vert, sans contact',
        value: '2,20 €',
      },
      meter: {
        title: 'Stock en direct',
        note: 'Hall, n° 4',
        lines: [
          { label: 'A1', level: 'full' },
          { label: 'B3', level: 'half' },
          { label: 'C2', level: 'low' },
        ],
      },
    },
    {
      event: {
        icon: 'wifi',
        title: 'En ligne, porte fermée',
        note: 'Entrée du parc, n° 9',
        value: '4 °C',
      },
      meter: {
        title: 'Ventes du soir',
        note: 'Depuis 20 h',
        lines: [
          { label: '20 h', level: 'half' },
          { label: '21 h', level: 'full' },
          { label: '22 h', level: 'low' },
        ],
      },
    },
    {
      event: {
        icon: 'truck',
        title: 'Tournée prête',
        note: 'Fourgon 2, départ à 6 h 30',
        value: '7 arrêts',
      },
      meter: {
        title: 'Bacs',
        note: 'Fourgon 2',
        lines: [
          { label: 'Arrêt 1', level: 'full' },
          { label: 'Arrêt 2', level: 'half' },
          { label: 'Arrêt 3', level: 'low' },
        ],
      },
    },
  ],
};
