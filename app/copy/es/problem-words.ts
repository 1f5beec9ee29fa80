import type {
  connectionWords as englishConnection,
  problemWords as englishProblem,
} from '../en/problem-words.ts';
import type { Translation } from '../wording.ts';

export const problemWords: Translation<typeof englishProblem> = {
  loadingTitle: 'Error al cargar: {type}',
  renderingTitle: 'Error al mostrar: {type}',
  content: 'contenido',
  hint: 'Si el problema persiste, revise su modelo de contenido',
  tryAgain: 'Reintentar',
  refreshPage: 'Actualizar página',
  unexpected: 'Se ha producido un error inesperado',
  unread: 'Este texto no se puede leer en este momento. Inténtelo de nuevo dentro de unos minutos.',
  unknown: 'Se ha producido un error desconocido',
};

export const connectionWords: Translation<typeof englishConnection> = {
  connectionTitle: 'Problema de conexión',
  notConfiguredTitle: 'Sin configurar',
  notConfigured:
    'Contentful no está configurado. Defina su Space ID y su Delivery Token en las variables de entorno.',
  clientFailed: 'No se ha podido inicializar Contentful',
  refused: 'No se ha podido conectar con Contentful. Compruebe sus credenciales.',
  unavailable:
    'Contentful no responde en este momento. El sitio muestra lo que tiene y vuelve a intentarlo por sí solo.',
  refresh: 'Renovar conexión',
  configure: 'Configurar credenciales',
  refreshing: 'Renovando la conexión con Contentful…',
  refreshed: '¡La conexión con Contentful se ha renovado!',
  refreshFailed: 'No se ha podido renovar la conexión',
};
