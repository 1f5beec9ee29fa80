import type { previewWords as english } from '../en/preview-words.ts';
import type { Translation } from '../wording.ts';

export const previewWords: Translation<typeof english> = {
  label: 'Vista previa',
  drafts: 'Está viendo borradores que aún no se han publicado.',
  environment: 'Entorno de vista previa: esta dirección no es la propia del sitio.',
  exit: 'Salir de la vista previa',
};
