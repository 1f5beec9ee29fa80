import type { sectionPageWords as english } from '../en/section-page-words.ts';
import type { Translation } from '../wording.ts';

export const sectionPageWords: Translation<typeof english> = {
  errorTitle: 'Error al cargar la página',
  back: 'Volver al inicio',
  cardCue: 'Más información',
  form: 'Envíenos un mensaje',
};
