import type {
  detailedWords as englishDetailed,
  technologyPageWords as englishTechnologyPage,
  technologyWords as englishTechnology,
} from '../en/technology-words.ts';
import type { Translation } from '../wording.ts';

export const technologyPageWords: Translation<typeof englishTechnologyPage> = {
  inquiry: {
    title: 'Pregunte por la tecnología',
    description:
      'Controladores, pagos, conexiones con sus sistemas: pregunte y le responderá alguien que los desarrolla.',
    points: [
      'Cuáles de sus máquinas se pueden conectar y cómo',
      'Cómo llegan el stock, las ventas y los pagos a sus propios sistemas',
      'Qué ocurre cuando una máquina pierde la conexión',
    ],
  },
  none: 'No hay secciones de tecnología disponibles',
  noneValid: 'No hay secciones de tecnología válidas disponibles',
  noneText: 'Vuelva más tarde, por favor.',
  errorTitle: 'Error al cargar el contenido',
  more: 'La tecnología en detalle',
  closing: {
    title: 'Véala en sus propias máquinas',
    text: 'Traiga una lista de productos y los modelos que tiene. Le mostraremos qué se conecta y qué haría.',
  },
};

export const technologyWords: Translation<typeof englishTechnology> = {
  demo: { text: 'Solicitar una demo', url: '/contact' },
  detailed: { text: 'Ver la vista detallada', url: '/technology/detailed' },
  errorTitle: 'Error al cargar los detalles de la tecnología',
  notFoundTitle: 'Tecnología no encontrada',
  notFound: 'Puede que se haya renombrado o retirado.',
  trail: 'Tecnología',
  back: { text: 'Volver a la tecnología', url: '/technology' },
};

export const detailedWords: Translation<typeof englishDetailed> = {
  title: 'La tecnología en detalle',
  description: 'Todas las tecnologías con todas sus secciones y funciones en una página.',
  index: 'En esta página',
};
