import type { heroWords as english } from '../en/hero-words.ts';
import type { Translation } from '../wording.ts';

export const heroWords: Translation<typeof english> = {
  scenes: [
    {
      event: {
        icon: 'check',
        title: 'Pago aprobado',
        note: 'Agua con gas y lima, sin contacto',
        value: '2,20 €',
      },
      meter: {
        title: 'Stock en vivo',
        note: 'Hall, n.º 4',
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
        title: 'En línea, cerrada',
        note: 'Acceso al parque, n.º 9',
        value: '4 °C',
      },
      meter: {
        title: 'Ventas hoy',
        note: 'Desde las 20 h',
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
        title: 'Ruta cargada',
        note: 'Furgoneta 2, sale a las 6:30',
        value: '7 paradas',
      },
      meter: {
        title: 'Cajas',
        note: 'Furgoneta 2',
        lines: [
          { label: 'Parada 1', level: 'full' },
          { label: 'Parada 2', level: 'half' },
          { label: 'Parada 3', level: 'low' },
        ],
      },
    },
  ],
};
