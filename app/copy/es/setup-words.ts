import type { setupWords as english } from '../en/setup-words.ts';
import type { Translation } from '../wording.ts';

export const setupWords: Translation<typeof english> = {
  products: {
    title: 'Contentful no está configurado',
    message: 'Las credenciales de Contentful no están configuradas',
    clientFailed: 'No se ha podido inicializar el CMS. Compruebe su configuración.',
    action: 'Configurar Contentful',
    retry: 'Reintentar',
    refresh: 'Actualizar',
    status: {
      space: 'Space ID',
      environment: 'Environment ID',
      token: 'Delivery Token',
      set: 'definido',
      missing: 'falta',
    },
  },
  homeProducts: {
    title: 'Error al cargar los tipos de producto',
    text: 'Se usan datos de producto de reserva',
  },
  machines: {
    refresh: 'Actualizar los datos de Contentful',
    refreshed: 'Conexión renovada',
    notConfigured:
      'Contentful no está configurado. Defina las credenciales en Administración > Variables de entorno.',
  },
  technology: {
    pageToast: 'Error al cargar el contenido de la página',
    sectionsToast: 'Error al cargar las secciones de tecnología',
  },
  blog: {
    hint: 'Si usted gestiona este sitio, configure Contentful en el área de administración.',
  },
  none: {
    title: 'No se muestra nada de este tipo',
    'none-published': 'No hay publicada ninguna entrada del tipo «{type}».',
    'none-usable':
      'Hay entradas publicadas del tipo «{type}», pero ninguna se puede usar: el tipo o sus campos no son como los lee el sitio. La revisión del contenido, en el área Admin, indica qué está mal.',
    'none-visible':
      'Todas las entradas del tipo «{type}» están ocultas: su campo «visible» está desactivado.',
  },
  loadingError: 'Error al cargar el contenido: {message}',
  builtInShown: 'Se muestra el contenido incorporado hasta que la conexión vuelva a funcionar.',
};
