import type { siteGuideWords as english } from '../en/site-guide-words.ts';
import type { Translation } from '../wording.ts';

export const siteGuideWords: Translation<typeof english> = {
  summary:
    'Software para máquinas expendedoras y taquillas inteligentes, y las máquinas en las que funciona. Este sitio describe los tipos de producto que se pueden vender, las máquinas y taquillas, los objetivos de negocio a los que sirven y la tecnología que hay detrás. Los precios se facilitan previa solicitud a través de la página de contacto.',
  sections: {
    main: 'Páginas',
    pages: 'Otras páginas',
    products: 'Tipos de producto',
    goals: 'Objetivos de negocio',
    machines: 'Máquinas y taquillas',
    technologies: 'Tecnología',
    posts: 'Blog',
  },
  feeds: {
    title: 'Legible por máquina',
    rss: 'Blog en RSS',
    json: 'Blog en JSON Feed',
    sitemap: 'Mapa del sitio',
  },
  pages: {
    '/': ['Inicio', 'Lo que ofrecemos, de un vistazo'],
    '/products': ['Productos', 'Todos los tipos de producto que se pueden vender'],
    '/business-goals': [
      'Objetivos de negocio',
      'Resultados que alcanzar y la configuración para cada uno',
    ],
    '/machines': [
      'Máquinas y taquillas',
      'Todas las máquinas expendedoras y taquillas inteligentes',
    ],
    '/technology': ['Tecnología', 'Cómo funcionan juntos el software, las máquinas y los pagos'],
    '/technology/detailed': [
      'La tecnología en detalle',
      'Todas las tecnologías con sus funciones en una página',
    ],
    '/tools': ['Herramientas para compradores', 'Calculadoras de amortización, taquillas y acceso'],
    '/tools/locker-size': [
      'Tamaño de una taquilla de paquetería',
      'Puertas para sus paquetes con la probabilidad de taquilla llena que acepte',
    ],
    '/tools/payback': [
      'Amortización de una máquina expendedora',
      'Amortización, margen y punto de equilibrio con todas las comisiones, fórmulas y fuentes',
    ],
    '/tools/fit': [
      '¿Cabrá?',
      'Puertas, pasillos, una esquina, el ascensor y el techo frente a una máquina',
    ],
    '/contact': [
      'Contacto',
      'Formulario, correo electrónico, teléfono, dirección y preguntas frecuentes',
    ],
    '/about': ['Quiénes somos', 'Quiénes somos y cómo trabajamos'],
    '/blog': ['Blog', 'Ideas, noticias y novedades'],
    '/privacy': ['Política de privacidad', 'Qué datos trata el sitio y por qué'],
    '/terms': ['Condiciones del servicio', 'Las condiciones del sitio y de sus servicios'],
  },
  kinds: {
    product: 'Producto',
    goal: 'Objetivo de negocio',
    machine: 'Máquina',
    technology: 'Tecnología',
    post: 'Blog',
  },
};
