import type {
  machinesPageWords as englishMachinesPage,
  machineWords as englishMachine,
} from '../en/machine-words.ts';
import type { Translation } from '../wording.ts';

export const machinesPageWords: Translation<typeof englishMachinesPage> = {
  groups: {
    vending: {
      title: 'Máquinas expendedoras',
      description:
        'Frontales de cristal, equipos murales y armarios para exterior. Todos funcionan con el mismo software.',
      wayOn: {
        title: 'Parta de lo que vende',
        text: 'Cada tipo de producto indica las máquinas adecuadas para sus tamaños, normas y temperatura.',
        cue: 'Ver tipos de producto',
        url: '/products',
      },
    },
    locker: {
      title: 'Taquillas inteligentes',
      description:
        'Compartimentos numerados en torno a una pantalla, para recogidas, entregas, devoluciones y ventas.',
      wayOn: {
        title: 'Parta de lo que debe cambiar',
        text: 'Recogidas a cualquier hora, menos paradas en vano, más ubicaciones: cada objetivo indica las taquillas que ayudan a lograrlo.',
        cue: 'Ver objetivos de negocio',
        url: '/business-goals',
      },
    },
  },
  inquiry: {
    title: 'Pregunte por una máquina o una taquilla',
    description:
      'Díganos el lugar, los productos y cuánta gente pasa. Le responderemos con lo que mejor encaje.',
    points: [
      'Qué armario conviene al espacio y a la potencia eléctrica que tiene',
      'Qué capacidad tiene con sus propios productos',
      'Cómo se conecta con las máquinas que ya gestiona',
    ],
  },
  failedTitle: 'Error al cargar las máquinas de Contentful',
  emptyTitle: 'No se encontraron máquinas en Contentful',
  none: {
    title: 'Todavía no hay ninguna máquina en el catálogo',
    text: 'Díganos qué quiere vender y dónde debe estar, y le propondremos una máquina o una taquilla.',
    action: { text: 'Contactar', url: '/contact' },
  },
  emptyMessage: 'Añada en Contentful entradas del tipo «machine» y publíquelas.',
};

export const machineWords: Translation<typeof englishMachine> = {
  back: 'Ver todas las máquinas',
  trail: 'Máquinas',
  request: 'Solicitar información',
  all: {
    title: 'Vea todas las máquinas',
    text: 'Todas las máquinas expendedoras y taquillas inteligentes, con su tipo y temperatura.',
    cue: 'Ir a las máquinas',
    url: '/machines',
  },
  views: 'Otras vistas',
  features: 'Características',
  specifications: 'Especificaciones de la máquina',
  deployments: {
    title: 'Ejemplos de instalación',
    subtitle: 'Lugares en los que trabaja una máquina como esta.',
  },
  customization: {
    title: 'Opciones de personalización',
    text: 'Las bandejas, el tamaño de los compartimentos, los colores y los diseños de pantalla se definen en cada pedido. Díganos qué vende y le propondremos una distribución.',
  },
  softwareCompatibility: {
    title: 'Compatibilidad de software',
    text: 'Funciona con nuestro software de gestión desde el primer día: stock, precios, pagos y alertas en un solo lugar.',
  },
  related: 'Modelos relacionados',
  closing: '¿Le interesa {title}?',
  closingText: 'Contacte con nosotros para conocer precios y disponibilidad.',
  errorTitle: 'Error al cargar la máquina',
  notFoundTitle: 'Máquina no encontrada',
  missing: 'Máquina no encontrada: {slug}',
  notFound: 'No se pudo encontrar la máquina {id}',
  noIdentifier: 'No se indicó ningún identificador de máquina',
};
