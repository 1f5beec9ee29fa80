import type {
  goalCardWords as englishGoalCard,
  machineCardWords as englishMachineCard,
  productCardWords as englishProductCard,
} from '../en/card-words.ts';
import type { Translation } from '../wording.ts';

export const productCardWords: Translation<typeof englishProductCard> = {
  cue: 'Ver cómo funciona',
  noPicture: 'Sin imagen',
  brokenPicture: 'Imagen no disponible',
  unavailableTitle: 'Producto no disponible',
  unavailableText: 'No se pudo cargar este producto.',
};

export const goalCardWords: Translation<typeof englishGoalCard> = {
  cue: 'Más información',
  noPicture: 'Sin imagen',
};

export const machineCardWords: Translation<typeof englishMachineCard> = {
  cue: 'Ver la máquina',
  unnamed: 'Máquina sin nombre',
  noDescription: 'Sin descripción',
  noPicture: 'Imagen no disponible',
  types: { vending: 'Vending', locker: 'Taquilla' },
};
