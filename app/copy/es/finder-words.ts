import type { finderWords as english } from '../en/finder-words.ts';
import type { Translation } from '../wording.ts';

export const finderWords: Translation<typeof english> = {
  title: 'Buscar una máquina',
  text: 'Elija lo que le importa. La cifra indica cuántas máquinas quedarían con cada opción.',
  fold: 'Filtrar las máquinas',
  facets: {
    kind: 'Tipo',
    temperature: 'Temperatura',
    place: 'Ubicación',
    payment: 'Interfaz de pago',
    size: 'Ancho',
    goods: 'Productos',
  },
  kinds: { vending: 'Máquina expendedora', locker: 'Taquilla inteligente' },
  sizes: {
    metric: {
      narrow: 'Hasta 70 cm',
      medium: 'Más de 70 y hasta 100 cm',
      wide: 'Más de 100 cm',
    },
    imperial: {
      narrow: 'Hasta 27,5 in',
      medium: 'Más de 27,5 y hasta 39,3 in',
      wide: 'Más de 39,3 in',
    },
  },
  places: { indoor: 'Interior', sheltered: 'Bajo techo', outdoor: 'Exterior' },
  option: '{name} ({count})',
  show: 'Ver máquinas',
  found: {
    one: 'Coincide 1 de {all} máquinas.',
    many: 'Coinciden {count} de {all} máquinas.',
    other: 'Coinciden {count} de {all} máquinas.',
  },
  chosen: 'Elegido',
  remove: 'Quitar {facet}: {name}',
  clear: 'Ver todas las máquinas',
  unknown: 'Si un dato de una máquina no está indicado, la máquina no se cuenta en esa opción.',
  ignored: 'No existen aquí y se han omitido: {values}.',
  quoted: '«{value}»',
  none: {
    title: 'Ninguna máquina cumple todo esto',
    text: 'Quite alguno de estos criterios o vea todas las máquinas.',
    without: {
      one: 'Sin «{name}»: 1 máquina',
      many: 'Sin «{name}»: {count} de máquinas',
      other: 'Sin «{name}»: {count} máquinas',
    },
  },
  compare: {
    tick: 'Comparar',
    of: 'Comparar {title}',
    title: 'Comparar máquinas',
    text: 'Marque de dos a cuatro máquinas y véalas frente a frente.',
    button: 'Comparar',
  },
};
