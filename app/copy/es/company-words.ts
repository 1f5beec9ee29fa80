import type {
  aboutPageWords as englishAboutPage,
  legalWords as englishLegal,
} from '../en/company-words.ts';
import type { Translation } from '../wording.ts';

export const aboutPageWords: Translation<typeof englishAboutPage> = {
  title: 'Quiénes somos',
  trail: 'Quiénes somos',
  description: 'Quién desarrolla el software, las máquinas y las taquillas, y cómo trabajamos.',
  empty: 'No hay contenido disponible…',
  emptyText: 'Vuelva más tarde, por favor.',
  errorTitle: 'Error al cargar el contenido',
  closing: {
    title: 'Empiece por una ubicación',
    text: 'Indíquenos el lugar y los productos, y le propondremos una máquina, una distribución y una prueba.',
  },
};

export const legalWords: Translation<typeof englishLegal> = {
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos trata este sitio, por qué, y qué puede solicitarnos.',
  },
  terms: {
    title: 'Condiciones del servicio',
    description: 'Las condiciones en las que se ofrecen este sitio y sus servicios.',
  },
  closing: {
    title: '¿Tiene preguntas sobre este texto?',
    text: 'Escríbanos y le responderán las personas responsables.',
  },
  missingTitle: 'Contenido no disponible',
  missingText:
    'Este texto aún no está publicado aquí. Pídanoslo y se lo enviaremos por correo electrónico.',
  contact: 'Contactar',
  missingSteps: [
    '¿Contiene el espacio una entrada del tipo «Privacy policy»?',
    '¿Está relleno su campo para esta página?',
    '¿Está publicada la entrada?',
    '¿Son correctos el ID del espacio y el token de entrega de este sitio?',
  ],
};
