import type {
  goalsPageWords as englishGoalsPage,
  goalWords as englishGoal,
} from '../en/goal-words.ts';
import type { Translation } from '../wording.ts';

export const goalsPageWords: Translation<typeof englishGoalsPage> = {
  inquiry: {
    title: 'Cuéntenos qué resultado necesita',
    description:
      'Díganos el objetivo y de dónde parte hoy. Le responderemos con los pasos y lo que requiere cada uno.',
  },
  technology: {
    title: 'Una plataforma para todos los objetivos',
    text: 'El controlador, el registro en tiempo real y las pantallas con los que todos funcionan.',
    cue: 'Explorar la tecnología',
    url: '/technology',
  },
  previewFallback:
    'Se usan datos de reserva para los objetivos de negocio. Configure Contentful para ver el contenido real.',
};

export const goalWords: Translation<typeof englishGoal> = {
  back: 'Todos los objetivos de negocio',
  trail: 'Objetivos de negocio',
  demo: { text: 'Solicitar una demo', url: '/contact' },
  compatible: { text: 'Ver productos compatibles', url: '/products' },
  keyBenefits: 'Ventajas clave',
  keyFeatures: 'Funciones clave',
  video: 'Véalo en acción',
  machines: 'Máquinas recomendadas',
  closing: {
    title: '¿Su objetivo es «{title}»?',
    text: 'Háblenos de sus ubicaciones y productos, y le mostraremos cómo se llevaría a la práctica.',
  },
  notFoundTitle: 'Objetivo de negocio no encontrado',
  notFound: 'Objetivo de negocio no encontrado: {slug}',
  errorTitle: 'Error al cargar el objetivo de negocio',
};
