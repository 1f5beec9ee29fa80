import type { pendingWords as english } from '../en/pending-words.ts';
import type { Translation } from '../wording.ts';

export const pendingWords: Translation<typeof english> = {
  products: 'Cargando la información del producto…',
  'business-goals': 'Cargando el objetivo de negocio…',
  machines: 'Cargando la información de la máquina…',
  technology: 'Cargando la tecnología…',
  page: 'Cargando…',
};
