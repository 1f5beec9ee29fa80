import type { richTextWords as english } from '../en/rich-text-words.ts';
import type { Translation } from '../wording.ts';

export const richTextWords: Translation<typeof english> = {
  notAvailable: 'Contenido no disponible',
  failed: 'Error al mostrar el contenido',
  assetWithoutId: 'Error en la referencia de la imagen (sin ID)',
  assetNotFound: 'Imagen no encontrada (ID: {id})',
  table: 'Tabla',
  contents: 'En esta página',
};
