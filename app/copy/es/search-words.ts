import type {
  searchKeywords as englishKeywords,
  searchWords as englishSearch,
} from '../en/search-words.ts';
import type { Translation } from '../wording.ts';

export const searchWords: Translation<typeof englishSearch> = {
  title: 'Búsqueda',
  titleFor: 'Búsqueda: {query}',
  titleWithCount: {
    one: '{query}: {count} resultado',
    many: '{query}: {count} de resultados',
    other: '{query}: {count} resultados',
  },
  description:
    'Busque en todo este sitio: máquinas, tipos de producto, objetivos, tecnología, artículos y preguntas frecuentes.',
  open: 'Buscar',
  close: 'Cerrar la búsqueda',
  label: 'Buscar en este sitio',
  placeholder: 'Por ejemplo, «taquillas refrigeradas»',
  button: 'Buscar',
  count: {
    one: 'Un resultado para «{shown}»',
    many: '{count} de resultados para «{shown}»',
    other: '{count} resultados para «{shown}»',
  },
  cut: 'Solo se han buscado los primeros {characters} caracteres. Con pocas palabras se encuentra más que con un texto largo.',
  corrected: 'Se incluyen resultados para «{meant}».',
  bestBet: 'Mejor resultado',
  language: 'Idioma: {name}',
  kindsLabel: 'Tipos de resultados',
  allKinds: 'Todo',
  withCount: '{name} ({count})',
  kinds: {
    product: 'Tipo de producto',
    goal: 'Objetivo de negocio',
    machine: 'Máquina',
    technology: 'Tecnología',
    post: 'Artículo',
    page: 'Página',
    question: 'Pregunta',
  },
  pages: {
    label: 'Páginas de resultados',
    previous: 'Anterior',
    next: 'Siguiente',
    of: 'Página {page} de {count}',
  },
  outdated:
    'Nuestro servicio de contenidos no responde en este momento. Estos resultados proceden del último estado que tenemos; pueden faltar las páginas más recientes.',
  unavailable: {
    title: 'La búsqueda no está disponible en este momento',
    message:
      'Nuestro servicio de contenidos no responde y todavía no hay una lista de páginas. Vuelva a intentarlo dentro de un minuto.',
  },
  empty: {
    title: '¿Qué busca?',
    text: 'Escriba qué quiere vender, dónde estará la máquina o una pregunta. Las erratas no importan.',
  },
  nothing: {
    title: 'No se ha encontrado nada para «{shown}»',
    text: 'Pruebe con menos palabras o con otras más generales, por ejemplo lo que quiere vender. O empiece por aquí:',
    contact: 'Consúltenos',
    contactText: 'Díganos qué busca. Sabemos qué es posible.',
  },
  popular: ['/machines', '/products', '/business-goals', '/technology', '/tools', '/contact'],
};

export const searchKeywords: Translation<typeof englishKeywords> = {
  '/': 'inicio portada principal comienzo resumen',
  '/products': 'tipos de producto productos artículos mercancía categorías qué se puede vender',
  '/business-goals': 'objetivos metas casos de uso soluciones resultados',
  '/machines':
    'máquinas expendedoras máquinas de vending taquillas inteligentes consignas casilleros lockers quioscos modelos catálogo hardware equipos',
  '/technology': 'software plataforma hardware integración',
  '/technology/detailed': 'funciones en detalle características especificaciones',
  '/contact':
    'teléfono número correo electrónico email dirección soporte ayuda ventas presupuesto precio oferta demo solicitar escribir llamar preguntas frecuentes faq',
  '/about': 'empresa equipo quiénes somos historia sobre nosotros',
  '/blog': 'artículos noticias guías publicaciones',
  '/privacy': 'protección de datos datos personales cookies rgpd política de privacidad',
  '/terms': 'términos y condiciones de uso aviso legal contrato',
  '/tools': 'calculadoras herramientas planificación',
  '/tools/fit':
    'dimensiones medidas tamaño puerta ancho ascensor elevador pasillo cabe cabrá entra acceso entrega',
  '/tools/payback':
    'amortización beneficio rentabilidad retorno de la inversión roi punto de equilibrio coste costo margen calculadora ganar dinero leasing alquiler alquilar renting arrendamiento financiación coste mensual',
  '/tools/locker-size':
    'cuántas taquillas consignas casilleros puertas compartimentos paquetes al día capacidad calculadora',
  '/machines/compare': 'comparar comparación comparativa diferencias frente a frente versus',
  '/project':
    'lista de proyecto lista de presupuesto cesta carrito favoritos selección máquinas guardadas',
  /** Of every machine's sheet. */
  specSheet:
    'ficha técnica hoja de datos especificaciones técnicas folleto catálogo pdf descargar lista de comprobación del lugar',
};
