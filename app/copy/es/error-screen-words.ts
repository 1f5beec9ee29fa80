import type {
  gonePageWords as englishGonePage,
  notFoundWords as englishNotFound,
  previewRefusedWords as englishPreviewRefused,
  routerErrorWords as englishRouterError,
} from '../en/error-screen-words.ts';
import type { Translation } from '../wording.ts';

export const routerErrorWords: Translation<typeof englishRouterError> = {
  title: '¡Vaya!',
  text: 'Lo sentimos, se ha producido un error inesperado.',
  unknown: 'Error desconocido',
  storeAway:
    'El almacén de datos no responde en este momento. Vuelva a intentarlo en unos segundos.',
  home: 'Ir al inicio',
};

export const notFoundWords: Translation<typeof englishNotFound> = {
  meta: {
    title: 'Página no encontrada',
    description: 'La página que busca no está aquí.',
  },
  title: 'Este hueco está vacío',
  text: 'La página que busca no está aquí. Puede que haya cambiado de sitio o que la dirección contenga una errata.',
};

export const gonePageWords: Translation<typeof englishGonePage> = {
  meta: {
    title: 'Página eliminada',
    description: 'La página que había aquí se ha eliminado.',
  },
  title: 'Esta página ya no existe',
  text: 'La página que había aquí se ha eliminado definitivamente y ninguna otra ocupa su lugar.',
};

export const previewRefusedWords: Translation<typeof englishPreviewRefused> = {
  meta: {
    title: 'Vista previa terminada',
    description: 'Este enlace de vista previa ya no es válido.',
  },
  title: 'Esta vista previa ha terminado',
  text: 'El enlace ya no es válido. Quien se lo dio puede crear uno nuevo.',
};
