import type { heroWords as english } from '../en/hero-words.ts';
import type { Translation } from '../wording.ts';

export const heroWords: Translation<typeof english> = {
  scenes: [
    {
      event: {
        icon: 'check',
        title: 'Zahlung bestätigt',
        note: 'Limettensprudel, kontaktlos',
        value: '2,20 €',
      },
      meter: {
        title: 'Live-Bestand',
        note: 'Foyer, Gerät 4',
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
        title: 'Online, Tür zu',
        note: 'Parkeingang, Gerät 9',
        value: '4 °C',
      },
      meter: {
        title: 'Umsatz heute',
        note: 'Seit 20 Uhr',
        lines: [
          { label: '20 Uhr', level: 'half' },
          { label: '21 Uhr', level: 'full' },
          { label: '22 Uhr', level: 'low' },
        ],
      },
    },
    {
      event: {
        icon: 'truck',
        title: 'Tour ist gepackt',
        note: 'Wagen 2, ab 6:30 Uhr',
        value: '7 Stopps',
      },
      meter: {
        title: 'Kisten',
        note: 'Wagen 2',
        lines: [
          { label: 'Stopp 1', level: 'full' },
          { label: 'Stopp 2', level: 'half' },
          { label: 'Stopp 3', level: 'low' },
        ],
      },
    },
  ],
};
