import type {
  productsPageWords as englishProductsPage,
  productWords as englishProduct,
} from '../en/product-words.ts';
import type { Translation } from '../wording.ts';

export const productsPageWords: Translation<typeof englishProductsPage> = {
  inquiry: {
    title: 'Consúltenos sobre sus productos',
    description:
      'Envíenos una lista de productos. Le diremos en qué máquina caben y cómo se venderían.',
    points: [
      'Tamaños, pesos y temperaturas comprobados con canales y compartimentos reales',
      'Reglas de control de edad, límites y cadena de frío',
      'Una demo con artículos de su propia lista',
    ],
  },
  other: {
    title: '¿Vende otra cosa?',
    text: 'Si cabe en un canal o en un compartimento, puede tener sus propias reglas, precios y pantalla.',
    cue: 'Preguntar por su producto',
    url: '/contact',
  },
  failedTitle: 'Error al cargar los productos',
  failed: 'Error al cargar los productos: {reason}',
  emptyTitle: 'No se encontraron productos',
  emptyText: 'El espacio aún no tiene tipos de producto, así que se muestran los incorporados.',
  emptySteps: [
    'Añada en Contentful entradas del tipo «Product type».',
    'Dé a cada una un título y un slug, y publíquela.',
    'Después, actualice esta página.',
  ],
};

export const productWords: Translation<typeof englishProduct> = {
  back: 'Volver a los productos',
  trail: 'Productos',
  keyBenefits: 'Ventajas clave',
  keyFeatures: 'Funciones clave',
  applications: 'Aplicaciones',
  examples: 'Ejemplos reales',
  machines: 'Máquinas recomendadas',
  demo: { text: 'Reservar una demo', url: '/contact' },
  compatible: { text: 'Ver máquinas compatibles', url: '/machines' },
  closing: {
    title: '¿Empezamos?',
    text: 'Vea el software con sus propios productos o eche antes un vistazo a las máquinas.',
    machines: { text: 'Ver las máquinas', url: '/machines' },
  },
  errorTitle: 'Error al cargar el producto',
  notFoundTitle: 'Producto no encontrado',
  missing: 'Tipo de producto no encontrado: {slug}',
  notFound: 'No hemos podido encontrar el producto «{slug}» en la base de datos.',
};
