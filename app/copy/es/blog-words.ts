import type { blogWords as englishBlog, postWords as englishPost } from '../en/blog-words.ts';
import type { Translation } from '../wording.ts';

export const blogWords: Translation<typeof englishBlog> = {
  title: 'Nuestro blog',
  subtitle: 'Ideas, noticias y novedades de nuestro equipo.',
  latest: 'Últimos artículos',
  readMore: 'Leer más',
  noExcerpt: 'Leer más sobre este artículo…',
  empty: 'Estamos preparando contenidos de interés para usted.',
  home: 'Volver al inicio',
  noPage: {
    meta: 'Página inexistente',
    title: 'La página {page} no existe',
    text: {
      one: 'Todos los artículos están en la primera página.',
      many: 'Los artículos ocupan {count} de páginas. Puede que fueran menos o más cuando se creó este enlace.',
      other:
        'Los artículos ocupan {count} páginas. Puede que fueran menos o más cuando se creó este enlace.',
    },
    newest: 'Los más recientes',
    oldest: 'Los más antiguos',
  },
  emptyTopic: 'Todavía no hay artículos sobre este tema.',
  onTopic: '{title}: {topic}',
  onPage: '{title}, página {page}',
  closing: '¿Quiere saber más sobre nuestras soluciones de vending?',
  closingBeside: 'Pregúntenos',
  closingText:
    'Déjenos un mensaje y le responderemos con lo que mejor encaje con sus ubicaciones y productos.',
  allPosts: 'Todos los artículos',
  pages: 'Páginas',
  place: 'Página {page} de {count}',
  newer: 'Más recientes',
  older: 'Más antiguos',
  errorTitle: 'Error al cargar los artículos del blog',
};

export const postWords: Translation<typeof englishPost> = {
  trail: 'Blog',
  published: 'Publicado',
  draft: 'Borrador',
  empty: 'Este artículo del blog no tiene contenido.',
  by: 'por {author}',
  topics: 'Temas',
  more: 'Más artículos',
  previous: 'Artículo anterior',
  next: 'Artículo siguiente',
  closing: {
    title: '¿Quiere saber más sobre nuestras soluciones de vending?',
    text: 'Pregunte por sus propias ubicaciones y productos, y le responderá alguien que conoce las máquinas.',
  },
  back: 'Volver al blog',
  errorTitle: 'Error al cargar el artículo del blog',
  notFoundTitle: 'Artículo no encontrado',
  notFound: 'No se encontró ningún artículo del blog con el slug: {slug}',
};
