import type { projectListWords as english } from '../en/project-list-words.ts';
import type { Translation } from '../wording.ts';

export const projectListWords: Translation<typeof english> = {
  machine: '{quantity} × {title}',
  added: 'En su lista de proyecto: {title}',
  open: {
    one: 'Abrir la lista de proyecto (1 entrada)',
    many: 'Abrir la lista de proyecto ({count} de entradas)',
    other: 'Abrir la lista de proyecto ({count} entradas)',
  },
  foreign: 'Esta no es la lista guardada en este navegador.',
  old: 'Esta lista aún no está guardada en este navegador.',
  keep: 'Guardarla aquí',
  merge: 'Añadirla a la mía',
  own: 'Abrir la mía',
  later: 'Ahora no',
  copied: 'Se ha copiado la dirección.',
  offline:
    'Sin conexión: esta es su lista tal como la guarda este navegador. Los resultados y las imágenes volverán con la conexión.',
};
