import type { aboutWords as english } from '../en/about-words.ts';
import type { Translation } from '../wording.ts';

export const aboutWords: Translation<typeof english> = {
  label: 'De qué se trata',
  remove: 'Quitar',
  line: '{kind}: {title}',
  kinds: {
    machine: 'Máquina',
    product: 'Producto',
    goal: 'Objetivo de negocio',
    technology: 'Tecnología',
    post: 'Artículo',
    tool: 'Resultado',
  },
  subjects: {
    machine: 'Me gustaría saber más sobre {title}',
    product: 'Me gustaría ver una demo para «{title}»',
    goal: 'Me gustaría hablar del objetivo «{title}»',
    technology: 'Tengo una pregunta sobre «{title}»',
    post: 'Tengo una pregunta sobre el artículo «{title}»',
    tool: 'Tengo una pregunta sobre «{title}»',
  },
};
