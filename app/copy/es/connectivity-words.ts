import type {
  connectivityWords as englishConnectivity,
  keptCopyWords as englishKeptCopy,
  offlinePageWords as englishOfflinePage,
} from '../en/connectivity-words.ts';
import type { Translation } from '../wording.ts';

export const connectivityWords: Translation<typeof englishConnectivity> = {
  offline: 'No tiene conexión. Es posible que algunas funciones no estén disponibles.',
  online: '¡Vuelve a tener conexión!',
};

export const keptCopyWords: Translation<typeof englishKeptCopy> = {
  offline: 'No tiene conexión.',
  unreachable: 'En este momento no se puede acceder al sitio.',
  copy: 'Esta es la copia de la página guardada el {moment}.',
};

export const offlinePageWords: Translation<typeof englishOfflinePage> = {
  title: 'No tiene conexión',
  text: 'Esta página no se había abierto antes en este navegador, así que no hay ninguna copia que mostrar. Se cargará sola cuando vuelva la conexión.',
  unreachable: {
    title: 'No se puede acceder al sitio',
    text: 'Esta página no se había abierto antes en este navegador, así que no hay ninguna copia que mostrar. Vuelva a intentarlo dentro de un momento.',
  },
  retry: 'Reintentar',
  home: 'Volver al inicio',
  kept: 'Páginas que puede leer ahora',
};
